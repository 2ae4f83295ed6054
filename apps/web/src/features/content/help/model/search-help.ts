/** A part of a help page: the content below one of its headings. */
export interface HelpPart {
  tag: string;
  /** Title of the page. */
  title: string;
  /** Null for the content before the first heading. */
  heading: string | null;
  text: string;
}

export interface Found extends HelpPart {
  /** The displayed part of the text. */
  excerpt: string;
}

/** A piece of text, and whether it is a match. */
export interface Piece {
  /** Its start in the text. */
  at: number;
  text: string;
  isHit: boolean;
}

const MOST = 20;
/** Code units shown around the first match. */
const EXCERPT = 160;
const BEFORE_HIT = 50;

/** Splits a page at its headings. @param parse parses HTML without running scripts, such as a DOMParser */
export function partsOf(
  { tag, title, content }: { tag: string; title: string; content: string },
  parse: (html: string) => Document,
): HelpPart[] {
  const parts: HelpPart[] = [{ tag, title, heading: null, text: '' }];
  for (const element of parse(content).body.children) {
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (/^H[1-6]$/.test(element.tagName)) parts.push({ tag, title, heading: text, text: '' });
    else {
      const last = parts.at(-1);
      if (last !== undefined) last.text = `${last.text} ${text}`.trim();
    }
  }
  return parts.filter(({ heading, text }) => heading !== null || text !== '');
}

/** Parts that contain every word; parts with all words in their heading come first. */
export function searchHelp(parts: readonly HelpPart[], wanted: string): Found[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const hits = parts.flatMap((part) => {
    const named = plain(`${part.title} ${part.heading ?? ''}`).text;
    const all = `${named} ${plain(part.text).text}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [{ part, rank: words.every((word) => named.includes(word)) ? 0 : 1 }];
  });
  return hits
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ part }) => ({ ...part, excerpt: excerptOf(part.text, words) }));
}

/** Splits the text into pieces, so that matches can be marked. */
export function piecesOf(text: string, wanted: string): Piece[] {
  const { text: folded, places } = plain(text);
  const marks: [from: number, to: number][] = [];
  for (const word of wordsOf(wanted))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marks.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    if (from < done) continue;
    if (from > done) pieces.push({ at: done, text: text.slice(done, from), isHit: false });
    pieces.push({ at: from, text: text.slice(from, to), isHit: true });
    done = to;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), isHit: false });
  return pieces;
}

function wordsOf(wanted: string): string[] {
  return [...new Set(plain(wanted).text.split(/\s+/))].filter((word) => word !== '');
}

function excerptOf(text: string, words: readonly string[]): string {
  const { text: folded, places } = plain(text);
  const first = Math.min(...words.map((word) => folded.indexOf(word)).filter((at) => at >= 0));
  const hit = Number.isFinite(first) ? (places[first] ?? 0) : 0;
  // Starts at the beginning of a word, if the script has spaces.
  const from = hit <= BEFORE_HIT ? 0 : text.indexOf(' ', hit - BEFORE_HIT) + 1;
  const start = from > hit ? hit : from;
  const last = text.lastIndexOf(' ', start + EXCERPT);
  const end = start + EXCERPT >= text.length || last <= hit ? start + EXCERPT : last;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

/**
 * Lower-cases letters and removes diacritics, so that "gui" finds "gửi"; `places` maps each letter to its position in
 * the text.
 */
function plain(text: string): { text: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
    folded += bare;
    for (let unit = 0; unit < bare.length; unit++) places.push(at);
    at += letter.length;
  }
  places.push(text.length);
  return { text: folded, places };
}
