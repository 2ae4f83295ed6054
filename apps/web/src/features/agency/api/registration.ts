import type { agency, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { withFooter } from '../../../shared/api/with-footer.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { TEAM_KEY } from './team.ts';

export type TeamLink = ValueOf<typeof agency.links>['list'][number];
export type Rates = TeamLink['rates'];
export type Product = keyof Rates;
export type MemberRates = ValueOf<typeof agency.rates>;

const fetchLinks = defineCall<typeof agency.links>('GET /wps/agent/links', { moduleId: 'AGEINFO3' });
export const createLink = defineCall<typeof agency.createLink>('POST /wps/agent/links', { moduleId: 'AGEINFO3' });
export const endLink = defineCall<typeof agency.endLink>('DELETE /wps/agent/links/:linkId', { moduleId: 'AGEINFO3' });
export const registerDownline = defineCall<typeof agency.registerDownline>('PUT /wps/agent/register', {
  moduleId: 'REGCEN',
  encrypted: true,
});
const fetchRates = defineCall<typeof agency.rates>('GET /wps/agent/rates', { moduleId: 'AGEINFO3' });
export const setRates = defineCall<typeof agency.setRates>('PUT /wps/agent/rates', { moduleId: 'AGEINFO3' });

export const LINKS_KEY = [...TEAM_KEY, 'links'];
const MOST_SHOWN = 100;

/** The agent's registration codes, with the lowest and highest rates that the agent may grant. */
export const linksQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: LINKS_KEY,
    queryFn: async ({ signal }) => {
      const { list, footer } = await withFooter(fetchLinks)({ query: { pageSize: MOST_SHOWN } }, { signal });
      return { list, most: footer.rates, least: footer.lowest };
    },
    staleTime: 0,
    enabled: hasToken,
  });

/** Rates of a direct downline member, their history, and the range that the agent may set. */
export const ratesQuery = (memberId: string, hasToken: boolean) =>
  callQuery([...TEAM_KEY, 'rates', memberId], fetchRates, { query: { memberId } }, { staleTime: 0, enabled: hasToken });
