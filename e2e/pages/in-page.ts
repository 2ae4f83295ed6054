// These functions run inside the page: each must be self-contained, without imports.

/** Makes every text with letters 40 % longer, as in a language with long words. */
export function lengthenTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const hidden = '.visually-hidden, .visually-hidden *, .skip-link, [aria-hidden=true], [aria-hidden=true] *';
    const isCode = node.parentElement?.matches(`script, style, svg *, ${hidden}`) === true;
    if (isCode || !/\p{L}{2}/u.test(text)) continue;
    const letters = text.trim();
    node.nodeValue = text.replace(letters, `${letters} ${letters.slice(0, Math.ceil(letters.length * 0.4)).trim()}`);
  }
}

/** Elements that overflow the screen, and texts that overflow their button or title. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const nameOf = ({ tagName, classList, textContent }: Element) =>
    `${tagName.toLowerCase()}.${[...classList].join('.')} "${(textContent ?? '').trim().slice(0, 40)}"`;
  const places: string[] = [];
  if (document.documentElement.scrollWidth > width)
    places.push(`the page is ${document.documentElement.scrollWidth} wide`);
  // Elements that scroll sideways by design, and everything in them, may be wider.
  const isScrolled = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
      if (getComputedStyle(at).position === 'fixed' && at.closest('[inert], [hidden], [aria-hidden=true]') !== null)
        return true;
    }
    return false;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    // A box of one pixel is text for screen readers only.
    if (box.width <= 1 || box.height === 0 || getComputedStyle(element).visibility === 'hidden') continue;
    if ((box.right > width + 1 || box.left < -1) && !isScrolled(element)) places.push(`overflows: ${nameOf(element)}`);
    if (
      !element.matches('button, .button, .tab, h1, h2, h3, label') ||
      element.closest('.visually-hidden, .skip-link, .marquee') !== null
    )
      continue;
    // Notices scroll through their bar. The text itself is measured, because the touch area of a small button is larger
    // than its box by design.
    const words = document.createRange();
    words.selectNodeContents(element);
    const isShortened = [element, ...element.querySelectorAll('*')].some(
      (part) => getComputedStyle(part).textOverflow === 'ellipsis' || part.matches('.visually-hidden, svg, img'),
    );
    if (isShortened) continue;
    const text = words.getBoundingClientRect();
    // The range of an empty button has no position.
    if (text.width === 0) continue;
    if (text.right > box.right + 1 || text.left < box.left - 1) places.push(`text overflows: ${nameOf(element)}`);
  }
  return places.slice(0, 6);
}

/** Texts that a box cuts off, without a scroll bar to reach them, within the topmost dialog if there is one. */
export function findCutTexts(): string[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const unseen =
    '.visually-hidden, .skip-link, .marquee, svg, option, script, style, [hidden], [inert], [aria-hidden=true]';
  const cut = new Set<string>();
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest(unseen) !== null) continue;
    const words = document.createRange();
    words.selectNodeContents(node);
    const box = words.getBoundingClientRect();
    if (box.width < 2) continue;
    for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      // A line may be a little higher than its box: accents have space there.
      const isTall = box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
      const isWide = box.right > edge.right + 2 || box.left < edge.left - 2;
      if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) break;
      if ((isTall && overflowY !== 'visible') || (isWide && overflowX !== 'visible')) {
        cut.add(`cut by ${at.tagName.toLowerCase()}.${[...at.classList].join('.')}: "${text.slice(0, 40)}"`);
        break;
      }
    }
  }
  return [...cut].slice(0, 6);
}

/** Controls of header, tabs and pinned bars that reach into the unsafe areas of the screen: notch, home indicator. */
export function findInUnsafeAreas(top: number, side: number, bottom: number): string[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const found: string[] = [];
  for (const element of scope.querySelectorAll('a, button, input, textarea, h1, h2')) {
    const { left, right, top: start, bottom: end, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, start + height / 2);
    if (width < 2 || hit === null || !(element.contains(hit) || hit.contains(element))) continue;
    let isPinned = false;
    let isScrolled = false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      // Content that scrolls can be scrolled out of the unsafe area.
      if (!isPinned && [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll'))
        isScrolled = true;
      if (position === 'fixed' || position === 'sticky') isPinned = true;
    }
    if (isScrolled) continue;
    const isOutside = left < side - 1 || right > innerWidth - side + 1 || (scrollY === 0 && start < top - 1);
    if (isOutside || (isPinned && (start < top - 1 || end > innerHeight - bottom + 1)))
      found.push(`${element.tagName} "${(element.textContent || element.ariaLabel || '').trim().slice(0, 30)}"`);
  }
  return found.slice(0, 6);
}
