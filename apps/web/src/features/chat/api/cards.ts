import type { chat, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type Card = ValueOf<typeof chat.card>;
export type CardRef = Pick<Card, 'kind' | 'ref'>;

const MODULE = { moduleId: 'CBS3' } as const;
/** Polling interval for changes without a live event, such as an expired order. */
const AGAIN_MS = 15_000;

const fetchCards = defineCall<typeof chat.cards>('GET /wps/chat/cards', MODULE);
const fetchCard = defineCall<typeof chat.card>('GET /wps/chat/cards/:kind/:ref', MODULE);

/** The member's newest withdrawals, deposits and bets. */
export const cardsQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'chat', 'cards'],
    queryFn: async ({ signal }) => (await fetchCards({}, { signal })).list,
    staleTime: 0,
    enabled: isWanted,
  });

/** Current status of one card, polled until it is final. */
export const cardQuery = ({ kind, ref }: CardRef) =>
  queryOptions({
    queryKey: ['me', 'chat', 'card', kind, ref],
    queryFn: ({ signal }) => fetchCard({ params: { kind, ref } }, { signal }),
    staleTime: STALE_MS.records,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.isOver ? false : AGAIN_MS),
  });
