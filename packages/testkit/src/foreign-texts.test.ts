import { expect, it } from 'vitest';
import { findForeignTexts, shownTexts } from './foreign-texts.ts';

it('finds English in text and labels, whatever the placeholders contain', () => {
  const html =
    '<main aria-label="Bet slip"><p>Place bet</p><p>Balance 5,000.00</p><p>3 numbers · 81 units</p>' +
    '<p>1 number · 27 units</p><button>Đặt cược</button></main>';
  expect(findForeignTexts(html, 'VI').toSorted()).toEqual([
    '1 number · 27 units',
    '3 numbers · 81 units',
    'Balance 5,000.00',
    'Bet slip',
    'Place bet',
  ]);
});

it('ignores texts that are equal in both languages, names, data and scripts', () => {
  const html =
    '<h1>Vietnam 60 seconds</h1><h2>Đắk Lắk</h2><b>Hot</b><b>50k</b><p>Email</p>' +
    '<script>"Place bet"</script><i>Số dư 5.000,00</i>';
  for (const language of ['VI', 'AR'])
    expect(findForeignTexts(html, language).filter((text) => /\d|Đắk/.test(text))).toEqual([]);
  expect(findForeignTexts(html, 'VI')).toEqual([]);
  expect(shownTexts(html)).toEqual(['Vietnam 60 seconds', 'Đắk Lắk', 'Hot', '50k', 'Email', 'Số dư 5.000,00']);
});
