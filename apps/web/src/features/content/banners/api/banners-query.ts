import type { content, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { merchantCode } from '../../../../shared/api/transport.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Banner = ValueOf<typeof content.banners>[number];

export const fetchBanners = defineCall<typeof content.banners>('GET /wps/announcements/bannerNew', {
  auth: 'optional',
});

export const bannersQuery = (groupName: string) =>
  callQuery(
    ['content', 'banners', groupName],
    fetchBanners,
    { query: { types: 'B', groupName, platform: 'M', merchantCode: merchantCode() } },
    { staleTime: STALE_MS.content },
  );
