import type { ListSpec } from '../lists.ts';
import { CHAT_STATES } from './rules.ts';

/** Conversations of members with staff. */
export const CHATS = {
  sort: 'id',
  period: 'openedAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: { type: 'choice', choices: CHAT_STATES, operators: ['eq', 'in'], isIndexed: true },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    operatorId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    operator: { type: 'text' },
    language: { type: 'text' },
    preview: { type: 'text' },
    unread: { type: 'integer' },
    waitingSince: { type: 'time' },
    openedAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    closedAt: { type: 'time' },
    closedBy: { type: 'choice', choices: ['member', 'staff'] },
    lastAt: { type: 'time' },
    rating: { type: 'integer' },
    ratingNote: { type: 'text' },
    away: { type: 'flag' },
  },
} as const satisfies ListSpec;
