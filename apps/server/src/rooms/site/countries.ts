import type { site, ValueOf } from '@fairlot/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { tagOf } from './languages.ts';

type Countries = ValueOf<typeof site.systemCountry>;

const lists = new Map<string, Countries>();

/** Countries with their dialling codes, named and sorted in a language; computed once per language. */
export function countriesIn(language: string): Countries {
  const tag = tagOf(language);
  const list = lists.get(tag) ?? makeList(tag);
  lists.set(tag, list);
  return list;
}

function makeList(tag: string): Countries {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  return getCountries()
    .map((code) => ({
      code: code as string,
      dialingCode: getCountryCallingCode(code) as string,
      name: names.of(code) ?? code,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, tag));
}
