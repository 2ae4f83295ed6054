import type { ListSpec } from '../lists.ts';

/** Filters and sort orders of this room's lists. Separate from the calls because the console reads it too. */
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
    label: { type: 'text', operators: ['eq'], isIndexed: true },
    labels: { type: 'text' },
    currency: { type: 'text' },
    balance: { type: 'text' },
    disabled: { type: 'flag', operators: ['eq'] },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    // Columns of other rooms, looked up for the members of a page. The list can neither filter nor sort by them.
    level: { type: 'integer', permission: 'loyalty.read' },
    paidIn: { type: 'text', permission: 'withdrawals.read' },
    paidOut: { type: 'text', permission: 'withdrawals.read' },
    paidNet: { type: 'text', permission: 'withdrawals.read' },
    paidInMonth: { type: 'text', permission: 'withdrawals.read' },
    paidOutMonth: { type: 'text', permission: 'withdrawals.read' },
    paidNetMonth: { type: 'text', permission: 'withdrawals.read' },
    playerNetMonth: { type: 'text', permission: 'bets.read' },
    lastSeenAt: { type: 'time' },
    agent: { type: 'text', permission: 'agency.read' },
    risk: { type: 'choice', choices: ['low', 'medium', 'high'], permission: 'protection.read' },
  },
} as const satisfies ListSpec;
