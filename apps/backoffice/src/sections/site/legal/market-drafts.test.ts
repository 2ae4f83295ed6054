import { LEGAL_PASSAGES } from '@fairlot/contract/site/legal-passages';
import { expect, it } from 'vitest';
import { marketDraft } from './market-drafts.ts';

it('adds what a market requires to the standard text, in the language of the market', () => {
  expect(marketDraft('UK', 'EN', 'terms.money', 'Amounts are exact.')).toMatch(
    /^Amounts are exact\. If our company fails/,
  );
  expect(marketDraft('UK', 'EN', 'terms.age', 'You must be 18.')).toBe('You must be 18.');
  expect(marketDraft('UK', 'VI', 'terms.money', 'Số tiền chính xác.')).toMatch(/^Số tiền chính xác\. Nếu công ty/);
  expect(marketDraft('UK', 'FR', 'terms.money', 'Les montants sont exacts.')).toBe('Les montants sont exacts.');
});

it('has the same sentences in English and Vietnamese for every profile', () => {
  for (const profile of ['UK', 'demo', 'open'] as const) {
    const added = (language: string) =>
      LEGAL_PASSAGES.filter((key) => marketDraft(profile, language, key, 'Own.') !== 'Own.');
    expect(added('EN')).toEqual([
      'legal.parties',
      'terms.money',
      'legal.exclusion',
      'legal.complaints',
      'privacy.access.text',
    ]);
    expect(added('VI')).toEqual(added('EN'));
    for (const key of added('VI')) {
      const places = (language: string) => marketDraft(profile, language, key, '').match(/\[|gamstop\.co\.uk/g)?.length;
      expect([key, places('VI')]).toEqual([key, places('EN')]);
    }
  }
});
