import type { site, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';

export type Country = ValueOf<typeof site.systemCountry>[number];

const fetchCountries = defineCall<typeof site.systemCountry>('GET /wps/system/systemCountry', { auth: 'public' });

/** Countries with their dialling codes, named and sorted in a language (operator code). */
export const countriesQuery = (language: string) =>
  callQuery(['site', 'countries', language], fetchCountries, { query: { language } }, { staleTime: Infinity });
