import { expect, it } from 'vitest';
import { marketDraft } from './market-drafts.ts';

it('adds what a market requires to the standard text, in the language of the market', () => {
  expect(marketDraft('UK', 'EN', 'terms.money', 'Amounts are exact.')).toMatch(
    /^Amounts are exact\. If our company fails/,
  );
  expect(marketDraft('UK', 'EN', 'terms.age', 'You must be 18.')).toBe('You must be 18.');
  expect(marketDraft('UK', 'VI', 'terms.money', 'Số tiền chính xác.')).toBe('Số tiền chính xác.');
  expect(marketDraft('open', 'EN', 'terms.money', 'Amounts are exact.')).toBe('Amounts are exact.');
});
