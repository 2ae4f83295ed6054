import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../../../apps/web/locales', import.meta.url));

/**
 * Returns English interface texts that a page still shows although its language is another. A text counts when a whole
 * text node or label of the page equals an English text, with anything in place of its placeholders. It does not count
 * when the language uses the same text.
 * @param html markup of the page
 * @param language folder of texts, such as VI
 */
export function findForeignTexts(html: string, language: string): string[] {
  const own = readTexts(language);
  const patterns = Object.entries(readTexts('EN'))
    .filter(([key, text]) => own[key] !== text && hasWord(text))
    .map(([, text]) => new RegExp(`^(?:${patternOf(text)})$`, 's'));
  const shared = new Set(Object.values(own));
  return shownTexts(html).filter((text) => !shared.has(text) && patterns.some((pattern) => pattern.test(text)));
}

/** Whether a text has a word apart from its placeholders: "{count}k" would match many names. */
function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
}

/** Texts of a page: its text nodes and the attributes that are read out or shown. */
export function shownTexts(html: string): string[] {
  const visible = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const nodes = visible.split(/<[^>]*>/);
  const labels = [...visible.matchAll(/\s(?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  );
  return [...new Set([...nodes, ...labels].map((text) => decode(text).trim()).filter((text) => /\p{L}/u.test(text)))];
}

function readTexts(language: string): Record<string, string> {
  const folder = join(LOCALES, language);
  return Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object),
  ) as Record<string, string>;
}

/** A pattern for every text that an ICU message can produce. */
function patternOf(text: string): string {
  let pattern = '';
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    pattern += literal(text.slice(at, open < 0 ? text.length : open));
    if (open < 0) break;
    const close = closingOf(text, open);
    const forms = formsOf(text.slice(open + 1, close));
    pattern += forms.length === 0 ? '.+' : `(?:${forms.map(patternOf).join('|')})`;
    at = close + 1;
  }
  return pattern;
}

/** The forms of a plural between its braces; none for a plain placeholder. */
function formsOf(inside: string): string[] {
  const forms: string[] = [];
  for (let open = inside.indexOf('{'); open >= 0;) {
    const close = closingOf(inside, open);
    forms.push(inside.slice(open + 1, close));
    open = inside.indexOf('{', close);
  }
  return forms;
}

function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`unbalanced braces in ${text}`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('#', '[\\d.,]+');
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
