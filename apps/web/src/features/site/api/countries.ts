import type { site, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export type Country = ValueOf<typeof site.systemCountry>[number];

const fetchCountries = defineCall<typeof site.systemCountry>('GET /wps/system/systemCountry', { auth: 'public' });

/** Countries with their dialling codes, named and sorted in a language (operator code). */
export const countriesQuery = (language: string) =>
  queryOptions({
    queryKey: ['site', 'countries', language],
    queryFn: ({ signal }) => fetchCountries({ query: { language } }, { signal }),
    staleTime: Infinity,
  });
