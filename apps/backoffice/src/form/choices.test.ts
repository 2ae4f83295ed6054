import { expect, it } from 'vitest';
import { countryChoices, languageChoices } from './choices.ts';
import { gamesOf, MEMBERS_BY_NAME, pastedIn } from './picker/choice-source.ts';

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

it('several members can be pasted, but the words of a game are its name', () => {
  const valuesIn = (typed: string, source: Parameters<typeof pastedIn>[1]) =>
    pastedIn(typed, source).map(({ value }) => value);
  expect(valuesIn('12, 14 12', MEMBERS_BY_NAME)).toEqual(['12', '14']);
  expect(valuesIn('mai 14', MEMBERS_BY_NAME)).toEqual([]);
  expect(valuesIn('sweet bonanza', gamesOf('PP'))).toEqual(['sweet bonanza']);
  expect(valuesIn(' ', gamesOf('PP'))).toEqual([]);
});
