import type { content, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Sponsor = ValueOf<typeof content.sponsors>[number];
export type SponsorText = ValueOf<typeof content.sponsor>;

const fetchSponsors = defineCall<typeof content.sponsors>('GET /wps/system/sponsors', { auth: 'public' });
const fetchSponsor = defineCall<typeof content.sponsor>('GET /wps/system/sponsors/:id', { auth: 'public' });

/** Sponsors in the operator's order, in the language of the call. */
export const sponsorsQuery = () =>
  callQuery(['content', 'sponsors'], fetchSponsors, {}, { staleTime: STALE_MS.content });

/** One sponsor with its text. */
export const sponsorQuery = (id: string) =>
  callQuery(['content', 'sponsor', id], fetchSponsor, { params: { id } }, { staleTime: STALE_MS.content });
