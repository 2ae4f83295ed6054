import { expect, it } from 'vitest';
import { countryChoices, languageChoices } from './choices.ts';

it('offers every country once, by name, and no group or former country', () => {
  const countries = countryChoices();
  const codes = countries.map(({ value }) => value);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['VN', 'GB', 'US', 'FR', 'TH', 'KW']));
  for (const code of ['EU', 'UN', 'ZZ', 'DD', 'SU', 'UK']) expect(codes).not.toContain(code);
  expect(countries.find(({ value }) => value === 'VN')?.label).toBe('Vietnam (VN)');
});

it('names languages by the codes of operators', () => {
  expect(languageChoices(['EN', 'TY', 'CN'])).toEqual([
    { value: 'EN', label: 'EN · English' },
    { value: 'TY', label: 'TY · Thai' },
    { value: 'CN', label: 'CN · Simplified Chinese' },
  ]);
});
