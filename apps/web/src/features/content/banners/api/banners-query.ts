import type { content, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { merchantCode } from '../../../../shared/api/transport.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type Banner = ValueOf<typeof content.banners>[number];

export const fetchBanners = defineCall<typeof content.banners>('GET /wps/announcements/bannerNew', {
  auth: 'optional',
});

export const bannersQuery = (groupName: string) =>
  queryOptions({
    queryKey: ['content', 'banners', groupName],
    queryFn: ({ signal }) =>
      fetchBanners({ query: { types: 'B', groupName, platform: 'M', merchantCode: merchantCode() } }, { signal }),
    staleTime: STALE_MS.content,
  });
