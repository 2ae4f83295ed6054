import { expect, it } from 'vitest';
import { type HelpPart, partsOf, piecesOf, searchHelp } from './search-help.ts';

const part = (heading: string | null, text: string, title = 'Page'): HelpPart => ({
  tag: 'page',
  title,
  heading,
  text,
});
const hitsOf = (text: string, wanted: string) =>
  piecesOf(text, wanted)
    .filter(({ isHit }) => isHit)
    .map(({ text: hit }) => hit);

it('splits a page at its headings, and does not search tags', () => {
  const element = (tagName: string, textContent: string) => ({ tagName, textContent });
  const parse = () =>
    ({
      body: { children: [element('P', 'Before\n all'), element('H3', 'One'), element('P', 'a'), element('UL', ' b ')] },
    }) as unknown as Document;
  expect(partsOf({ tag: 'page', title: 'Page', content: '' }, parse)).toEqual([
    part(null, 'Before all'),
    part('One', 'a b'),
  ]);
});

it('requires all words, ignores case and diacritics, and ranks headings first', () => {
  const parts = [
    part('Fees', 'A withdrawal has no fee'),
    part('Withdrawal', 'Ask for it'),
    part('Rút tiền', 'Đặt cọc'),
  ];
  expect(searchHelp(parts, 'WITHDRAWAL').map(({ heading }) => heading)).toEqual(['Withdrawal', 'Fees']);
  expect(searchHelp(parts, 'withdrawal fee').map(({ heading }) => heading)).toEqual(['Fees']);
  expect(searchHelp(parts, 'dat coc').map(({ heading }) => heading)).toEqual(['Rút tiền']);
  expect([searchHelp(parts, '  '), searchHelp(parts, 'lottery')]).toEqual([[], []]);
});

it('marks matches in the original text', () => {
  expect(hitsOf('Nạp và rút TIỀN', 'tien nap')).toEqual(['Nạp', 'TIỀN']);
  expect(hitsOf('如何提款和查看提款', '提款')).toEqual(['提款', '提款']);
  expect(hitsOf('출금은 언제', '출금')).toEqual(['출금']);
  const text = 'Straße, İstanbul 🎱 ball';
  expect(
    piecesOf(text, 'ball')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

it('cuts a long text around its first match', () => {
  const [found] = searchHelp([part(null, `${'word '.repeat(60)}deposit ${'more '.repeat(60)}`)], 'deposit');
  expect(found?.excerpt).toMatch(/^… (word )+deposit (more )+…$/);
  expect(found?.excerpt.length).toBeLessThan(175);
});
