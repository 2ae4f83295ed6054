/** A part of a help page: what stands under one of its headings. */
export interface HelpPart {
  tag: string;
  /** Of the page. */
  title: string;
  /** Null for what stands before the first one. */
  heading: string | null;
  text: string;
}

export interface Found extends HelpPart {
  /** What of the text is shown. */
  excerpt: string;
}

/** A piece of text, and whether it was looked for. */
export interface Piece {
  /** Where it begins. */
  at: number;
  text: string;
  isHit: boolean;
}

const MOST = 20;
/** Code units around the first hit. */
const EXCERPT = 160;
const BEFORE_HIT = 50;

/** Cuts a page where its headings stand. @param parse reads HTML, such as a DOMParser; nothing of it is run */
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

/** Parts that have every word, those with all of them in their headings first. */
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

/** The text in pieces, so that what was looked for can be marked. */
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
  // From the beginning of a word, where the script has spaces.
  const from = hit <= BEFORE_HIT ? 0 : text.indexOf(' ', hit - BEFORE_HIT) + 1;
  const start = from > hit ? hit : from;
  const last = text.lastIndexOf(' ', start + EXCERPT);
  const end = start + EXCERPT >= text.length || last <= hit ? start + EXCERPT : last;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

/**
 * Letters without case and marks, so that "gui" finds "gửi"; `places` says where each of them stands in the text.
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
