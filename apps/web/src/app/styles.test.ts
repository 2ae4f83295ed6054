import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const PARTS = 'packages/ui/src/styles/';
const HOME = 'apps/web/src/app/styles.css';
const PAGES = 'apps/web/src/app/pages.css';
/** All style sheets of the app and the console, by path from the root of the repository. */
const FOLDERS = ['packages/ui/src/**/*.css', 'apps/web/src/**/*.css', 'apps/backoffice/src/**/*.css'];
const sheets = globSync(FOLDERS, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8');
/** Rules without comments and without blocks that declare a forced left-to-right direction. */
const rulesOf = (name: string): string =>
  read(name)
    .replace(/\/\* forced-ltr \*\/[\s\S]*?\/\* end forced-ltr \*\//g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '');

const LITERAL_COLOUR = anyOf(
  /#[0-9a-f]{3,8}\b/,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/,
  /[:,\s(](?:white|black|red|green|blue|gr[ae]y|silver|gold)\b(?=[;,\s)}])/,
);
const PHYSICAL = anyOf(
  /(?<![\w-])(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)[\w-]*\s*:/,
  /(?<![\w-])(?:border-(?:top|bottom)-(?:left|right)-radius|left|right|float|clear)\s*:/,
  /text-align\s*:\s*(?:left|right)/,
);
const VALUE = /(?:[^\s;}()]+|[\w-]+\([^;]*?\))/.source;
/** A shorthand with four values sets the left and right sides separately. */
const FOUR_SIDES = anyOf(new RegExp(`(?<![\\w-])(?:margin|padding|inset)\\s*:\\s*${VALUE}(?:\\s+${VALUE}){3}\\s*[;}]`));

function anyOf(...parts: RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join('|'), 'gi');
}

describe('style sheets', () => {
  it.each(sheets.filter((name) => name !== `${PARTS}tokens.css`))('%s takes every colour from a token', (name) => {
    const found = rulesOf(name)
      .replace(/var\(--[\w-]+\)/g, '')
      .replace(/color-mix\(in oklab/g, '')
      .match(LITERAL_COLOUR);
    expect(found).toBeNull();
  });

  it.each(sheets)('%s uses logical sides', (name) => {
    expect(rulesOf(name).match(PHYSICAL)).toBeNull();
    expect(rulesOf(name).match(FOUR_SIDES)).toBeNull();
  });

  it('the checks detect violations', () => {
    for (const bad of ['a{color:#fff}', 'a{color:rgb(0 0 0)}', 'a{background:white}'])
      expect(bad.match(LITERAL_COLOUR)).not.toBeNull();
    for (const bad of ['a{margin-left:1px}', 'a{right:0}', 'a{text-align:left}', 'a{border-top-left-radius:3px}'])
      expect(bad.match(PHYSICAL)).not.toBeNull();
    expect('a{padding:1px 2px 3px 4px}'.match(FOUR_SIDES)).not.toBeNull();
  });

  it('every token in use is defined in a sheet', () => {
    const all = sheets.map(rulesOf).join('\n');
    const defined = new Set(Array.from(all.matchAll(/(--[\w-]+)\s*:/g), (match) => match[1]));
    const used = new Set(Array.from(all.matchAll(/var\((--[\w-]+)/g), (match) => match[1]));
    expect([...used].filter((token) => !defined.has(token))).toEqual([]);
  });

  it('the sheets of home and of the pages together import every other once', () => {
    const imports = (name: string): string[] =>
      Array.from(read(name).matchAll(/@import '([^']+\.css)'/g), ([, path = '']) =>
        path.startsWith('@fairlot/ui/')
          ? `${PARTS}${path.slice('@fairlot/ui/'.length).replace('styles.css', 'index.css')}`
          : new URL(path, new URL(name, root)).href.slice(root.href.length),
      );
    const reached = (name: string): string[] => [name, ...imports(name).flatMap(reached)];
    const isConsoles = (name: string) => name.startsWith('apps/backoffice/') || name === `${PARTS}compact.css`;
    expect([...reached(HOME), ...reached(PAGES)].toSorted()).toEqual(
      sheets.filter((name) => !isConsoles(name)).toSorted(),
    );
  });

  it('loads vietnamese after latin-ext and latin last, so that overlapping ranges load one file', () => {
    const order = Array.from(read(`${PARTS}fonts.css`).matchAll(/onest-([a-z-]+)-wght/g), (match) => match[1]);
    expect(order.indexOf('vietnamese')).toBeGreaterThan(order.indexOf('latin-ext'));
    expect(order).toContain('cyrillic');
    expect(read(`${PARTS}fonts.css`).match(/font-display: swap/g)).toHaveLength(
      read(`${PARTS}fonts.css`).match(/@font-face/g)?.length ?? 0,
    );
  });

  it('no sheet is longer than 300 lines', () => {
    for (const name of sheets) expect(read(name).trimEnd().split('\n').length, name).toBeLessThanOrEqual(300);
  });
});
