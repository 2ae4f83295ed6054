import type { ListSpec } from '../lists.ts';
import { MAIL_KINDS } from './rules.ts';

/** Messages that members sent by form. */
export const CASES = {
  sort: 'id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    state: { type: 'choice', choices: ['open', 'answered', 'closed'], operators: ['eq', 'in'], isIndexed: true },
    type: { type: 'choice', choices: ['0', '1', '2', '3', '4', '6'], operators: ['eq', 'in'] },
    memberId: { type: 'id', operators: ['eq'], isIndexed: true },
    account: { type: 'text' },
    content: { type: 'text' },
    answer: { type: 'text' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    answeredAt: { type: 'time' },
  },
} as const satisfies ListSpec;

/** Messages that operators sent. */
export const MAILINGS = {
  sort: '-id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    kind: { type: 'choice', choices: MAIL_KINDS, operators: ['eq', 'in'] },
    title: { type: 'text' },
    audience: { type: 'text' },
    opened: { type: 'integer' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    expiresAt: { type: 'time' },
    withdrawn: { type: 'flag' },
  },
} as const satisfies ListSpec;
