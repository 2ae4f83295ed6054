import type { content, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { merchantCode } from '../../../shared/api/transport.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Notices = ValueOf<typeof content.notices>;

export const fetchNotices = defineCall<typeof content.notices>()({ method: 'GET', path: '/wps/announcements/noticeNew', auth: 'optional' });

export const noticesQuery = () =>
  queryOptions({
    queryKey: ['content', 'notices'],
    queryFn: ({ signal }) => fetchNotices({ query: { types: 'B,PL,PU', platform: 'M', merchantCode: merchantCode() } }, { signal }),
    staleTime: STALE_MS.content,
  });

/** Promotions come by the same call, asked for alone. */
export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['content', 'promotions'],
    queryFn: ({ signal }) => fetchNotices({ query: { types: 'promotion', platform: 'M', merchantCode: merchantCode() } }, { signal }),
    staleTime: STALE_MS.content,
  });
