import type { content, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Sponsor = ValueOf<typeof content.sponsors>[number];
export type SponsorText = ValueOf<typeof content.sponsor>;

const fetchSponsors = defineCall<typeof content.sponsors>('GET /wps/system/sponsors', { auth: 'public' });
const fetchSponsor = defineCall<typeof content.sponsor>('GET /wps/system/sponsors/:id', { auth: 'public' });

/** Sponsors in the operator's order, in the language of the call. */
export const sponsorsQuery = () =>
  queryOptions({
    queryKey: ['content', 'sponsors'],
    queryFn: ({ signal }) => fetchSponsors({}, { signal }),
    staleTime: STALE_MS.content,
  });

/** One sponsor with its text. */
export const sponsorQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'sponsor', id],
    queryFn: ({ signal }) => fetchSponsor({ params: { id } }, { signal }),
    staleTime: STALE_MS.content,
  });
