import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type FollowUp = ValueOf<typeof lottery.startFollowUp>;

export const startFollowUp = defineCall<typeof lottery.startFollowUp>('POST /lgw/lottery/followUps');
export const stopFollowUp = defineCall<typeof lottery.stopFollowUp>('DELETE /lgw/lottery/followUps/:id');
export const fetchFollowUps = defineCall<typeof lottery.followUps>('GET /lgw/lottery/followUps');

export const FOLLOW_UPS_KEY = ['me', 'follow-ups'] as const;
/** Polling interval: the server buys repeated tickets, and no event reports it. */
const ACTIVE_POLL_MS = 5000;

/** The member's repeated tickets, active ones first. */
export const followUpsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: FOLLOW_UPS_KEY,
    queryFn: ({ signal }) => fetchFollowUps({}, { signal }),
    staleTime: ACTIVE_POLL_MS,
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.some((entry) => entry.state === 'active') ? ACTIVE_POLL_MS : false),
  });
