import { keepCurrency } from '@fairlot/money';
import { afterEach, describe, expect, it } from 'vitest';
import { bonusWords } from './bonus-words.ts';
import { AVAILABLE_LANGUAGES, createI18n, loadGroups } from './catalogues.ts';
import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatPercent,
  formatShare,
  formatTime,
  typedDigits,
} from './format.ts';

const AT = Date.UTC(2026, 10, 20, 11, 15, 9);
const timeZone = 'Asia/Ho_Chi_Minh';

describe('in Vietnamese', () => {
  const vi = { tag: 'vi', timeZone };

  it('groups amounts with dots and ends them with a comma and two decimals', () => {
    expect([
      formatAmount('5000000.00', 'vi'),
      formatAmount('-20.4', 'vi'),
      formatAmount('1000.00', 'vi', { decimals: 0 }),
    ]).toEqual(['5.000.000,00', '\u221220,40', '1.000']);
    expect([formatDecimal('99.5', 'vi'), formatDecimal('980', 'vi')]).toEqual(['99,5', '980']);
  });

  it("writes days in digits, in the merchant's time zone", () => {
    expect([formatDate(AT, vi), formatTime(AT, vi), formatDateTime(AT, vi)]).toEqual([
      '20/11/2026',
      '18:15',
      '20/11/2026 18:15:09',
    ]);
    expect(formatDate(Date.UTC(2026, 11, 31, 18), vi)).toBe('01/01/2027');
    expect(formatDate('2026-12-31T18:00:00Z', vi)).toBe('01/01/2027');
  });

  it('has one plural form, and groups numbers in texts', async () => {
    const i18n = createI18n('VI', 'vi');
    await loadGroups(i18n, ['lottery']);
    const counts = [1, 2, 1000].map((count) => i18n._('lottery.addNumbers', { count }));
    expect(counts).toEqual(['Thêm 1 số', 'Thêm 2 số', 'Thêm 1.000 số']);
    expect(i18n._('lottery.addNumbers', { count: 0 })).toBe('Thêm số');
  });
});

const en = { tag: 'en', timeZone };

it('formats amounts, days and plurals the English way', async () => {
  expect([formatAmount('5000000.00', 'en'), formatDecimal('99.5', 'en'), formatDateTime(AT, en)]).toEqual([
    '5,000,000.00',
    '99.5',
    '20 Nov 2026 18:15:09',
  ]);
  const i18n = createI18n('EN', 'en');
  await loadGroups(i18n, ['lottery']);
  expect([1, 1000].map((count) => i18n._('lottery.addNumbers', { count }))).toEqual([
    'Add 1 number',
    'Add 1,000 numbers',
  ]);
});

it.each([
  ['zh-Hans', '2026/01/05 10:15:09'],
  ['ja', '2026/01/05 10:15:09'],
  ['ko', '2026. 01. 05. 10:15:09'],
])('in %s writes days in digits with the year first, and with two digits each', (tag, text) => {
  expect(formatDateTime(Date.UTC(2026, 0, 5, 3, 15, 9), { tag, timeZone })).toBe(text);
  expect(formatAmount('5000000.00', tag)).toBe('5,000,000.00');
});

it.each([
  ['pt-BR', '20/11/2026 18:15:09', '5.000.000,00'],
  ['es', '20 nov 2026 18:15:09', '5.000.000,00'],
  ['fr', '20 nov. 2026 18:15:09', '5\u202f000\u202f000,00'],
  ['ru', '20.11.2026 18:15:09', '5\u00a0000\u00a0000,00'],
])('in %s writes days and amounts the local way, with the day first', (tag, text, amount) => {
  expect([formatDateTime(AT, { tag, timeZone }), formatAmount('5000000.00', tag)]).toEqual([text, amount]);
});

it.each([
  ['vi', '50.000', '50000'],
  ['vi', '50.000,75 \u20ab', '50000'],
  ['en', '50,000.75', '50000'],
  ['en', '50.000', '50'],
  ['vi', '', ''],
  ['en', '0,75', '0'],
  ['ar', '\u0667\u066b\u0665', '7'],
  ['ar', '\u0667\u066c\u0665\u0660\u0660', '7500'],
  // Full-width characters and the full stop of a Chinese or Japanese keyboard.
  ['zh-Hans', '\uff11\uff15\uff0e\uff15', '15'],
  ['zh-Hans', '\uff11\uff0c\uff15\uff10\uff10', '1500'],
  ['ja', '15\u30025', '15'],
  ['vi', '\uff11\uff15\uff0c\uff15', '15'],
])('in %s reads the digits of %j as %j', (tag, text, digits) => {
  expect(typedDigits(text, tag)).toBe(digits);
});

describe('a bonus amount', () => {
  it("uses the site's wording for the amount [K-069]", async () => {
    const i18n = createI18n('EN', 'en');
    await loadGroups(i18n, ['common']);
    expect(i18n._('balance.bonus', { 0: '100' })).toBe('100 VND BONUS');
    expect(i18n._('balance.bonus', { 0: formatAmount('1234.50', 'en') })).toBe('1,234.50 VND BONUS');
  });

  it("names the merchant's currency in every language", async () => {
    for (const code of AVAILABLE_LANGUAGES) {
      const i18n = createI18n(code, 'en');
      await loadGroups(i18n, ['common']);
      const t = (key: string, values?: Record<string, string | number>) => i18n._(key, values);
      expect(bonusWords(t, '100', 'THB')).toMatch(/100.*THB|THB.*100/);
      expect(bonusWords(t, '100', 'THB')).not.toContain('VND');
      expect(bonusWords(t, '100', 'VND')).toBe(i18n._('balance.bonus', { 0: '100' }));
    }
  });
});

afterEach(() => keepCurrency('VND'));

it.each([
  ['VND', '1234567.50', '1,234,567.50', '1.234.567,50', '1,000'],
  ['GBP', '1234567.50', '1,234,567.50', '1.234.567,50', '1,000'],
  ['JPY', '1234567', '1,234,567', '1.234.567', '1,000'],
  ['KWD', '1234567.500', '1,234,567.500', '1.234.567,500', '1,000'],
])('formats amounts with the decimals of %s', (currency, wire, english, vietnamese, whole) => {
  keepCurrency(currency);
  expect([formatAmount(wire, 'en'), formatAmount(wire, 'vi')]).toEqual([english, vietnamese]);
  // Typed digits, and the placeholder that a page shows before it knows an amount.
  expect(formatAmount('1000.00', 'en', { decimals: 0 })).toBe(whole);
  expect(formatAmount('0.00', 'en', { decimals: 0 })).toBe('0');
});

it('writes percentages as the language does, with the decimals of the wire', () => {
  const texts = ['en', 'tr', 'fr', 'vi', 'pt-BR'].map((tag) => formatPercent('98.50', tag));
  expect(texts).toEqual(['98.50%', '%98,50', '98,50\u00a0%', '98,50%', '98,50%']);
  expect(formatPercent('-3.1', 'en')).toBe('−3.1%');
  expect([formatShare(1 / 3, 'en', 2), formatShare(0.2, 'en', 2)]).toEqual(['33.33%', '20%']);
});
