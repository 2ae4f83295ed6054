import type { ListSpec } from '../lists.ts';

/** What can be asked of the lists of this room, apart from their calls, for the console reads it as well. */
export const MEMBERS = {
  sort: '-memberId',
  period: 'createdAt',
  fields: {
    memberId: { type: 'id', operators: ['eq', 'in'], sorts: true, isIndexed: true },
    find: { type: 'text', operators: ['prefix'], isIndexed: true },
    mobile: { type: 'text', operators: ['eq'], isIndexed: true, permission: 'members.reveal' },
    email: { type: 'text', operators: ['eq'], isIndexed: true, permission: 'members.reveal' },
    card: { type: 'text', operators: ['eq'], isIndexed: true, permission: 'members.reveal' },
    address: { type: 'text', operators: ['eq'], isIndexed: true },
    device: { type: 'text', operators: ['eq'], isIndexed: true },
    account: { type: 'text', operators: ['eq', 'prefix'], sorts: true, isIndexed: true },
    type: { type: 'integer', operators: ['eq', 'in'] },
    currency: { type: 'text' },
    balance: { type: 'text' },
    disabled: { type: 'flag', operators: ['eq'] },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
  },
} as const satisfies ListSpec;
