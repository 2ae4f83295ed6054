import { APPROVAL_KINDS } from '../generated/permissions.ts';
import type { ListSpec } from '../lists.ts';

/** Filters and sort orders of this room's lists. Separate from the calls because the console reads it too. */
export const APPROVALS = {
  sort: '-id',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    kind: { type: 'choice', choices: APPROVAL_KINDS, operators: ['eq', 'in'], isIndexed: true },
    state: {
      type: 'choice',
      choices: ['pending', 'approved', 'executed', 'rejected', 'failed', 'expired'],
      operators: ['eq', 'in'],
      isIndexed: true,
    },
    requestedBy: { type: 'text', operators: ['eq'], isIndexed: true },
    requestedAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    object: { type: 'text' },
    amount: { type: 'text' },
    currency: { type: 'text' },
    reason: { type: 'text' },
    decidedBy: { type: 'text' },
    decidedAt: { type: 'time' },
    executedAt: { type: 'time' },
    expiresAt: { type: 'time' },
    failure: { type: 'text' },
  },
  period: 'requestedAt',
  isSmall: true,
} as const satisfies ListSpec;

export const AUDIT = {
  sort: '-id',
  period: 'at',
  fields: {
    id: { type: 'id', sorts: true },
    at: { type: 'time', operators: ['gte', 'lte'], isIndexed: true },
    operator: { type: 'text', operators: ['eq'], isIndexed: true },
    action: { type: 'text', operators: ['eq', 'prefix'], isIndexed: true },
    object: { type: 'text', operators: ['eq', 'prefix'], isIndexed: true },
    ip: { type: 'text', operators: ['eq'] },
    token: { type: 'text' },
    before: { type: 'text' },
    after: { type: 'text' },
    reason: { type: 'text' },
  },
} as const satisfies ListSpec;

export const OPERATORS = {
  sort: 'name',
  isSmall: true,
  fields: {
    operatorId: { type: 'id' },
    name: { type: 'text', operators: ['prefix', 'eq'], sorts: true, isIndexed: true },
    role: { type: 'text', operators: ['eq', 'in'] },
    disabled: { type: 'flag', operators: ['eq'] },
    hasFactor: { type: 'flag', operators: ['eq'] },
    isNew: { type: 'flag', operators: ['eq'] },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true },
    lastSeenAt: { type: 'time' },
  },
} as const satisfies ListSpec;

export const EXPORTS = {
  sort: '-createdAt',
  isSmall: true,
  fields: {
    jobId: { type: 'text' },
    list: { type: 'text', operators: ['eq'] },
    state: {
      type: 'choice',
      choices: ['waiting', 'running', 'done', 'failed', 'cancelled'],
      operators: ['eq', 'in'],
    },
    rows: { type: 'integer' },
    createdAt: { type: 'time', sorts: true },
    finishedAt: { type: 'time' },
  },
} as const satisfies ListSpec;

export const TOKENS = {
  sort: '-createdAt',
  isSmall: true,
  fields: {
    tokenId: { type: 'id', operators: ['eq'] },
    operator: { type: 'text', operators: ['eq'] },
    name: { type: 'text', operators: ['prefix'] },
    permissions: { type: 'text' },
    state: { type: 'choice', choices: ['live', 'expired', 'revoked'], operators: ['eq', 'in'] },
    createdAt: { type: 'time', sorts: true },
    expiresAt: { type: 'time' },
    lastUsedAt: { type: 'time' },
  },
} as const satisfies ListSpec;

/** Calls made with one token. */
export const TOKEN_USES = {
  sort: '-id',
  needs: 'tokenId',
  fields: {
    id: { type: 'id', sorts: true },
    tokenId: { type: 'id', operators: ['eq'], isIndexed: true },
    at: { type: 'time' },
    call: { type: 'text' },
    ip: { type: 'text' },
  },
} as const satisfies ListSpec;

export const ALARMS = {
  sort: '-beganAt',
  period: 'beganAt',
  fields: {
    alarmId: { type: 'id', operators: ['eq'], isIndexed: true },
    kind: { type: 'text', operators: ['eq'] },
    /** `open`: not acknowledged yet. */
    state: { type: 'choice', choices: ['open', 'acknowledged', 'ended'], operators: ['eq'], isIndexed: true },
    object: { type: 'text', operators: ['eq'] },
    title: { type: 'text' },
    value: { type: 'text' },
    beganAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    acknowledgedBy: { type: 'text', operators: ['eq'] },
    acknowledgedAt: { type: 'time' },
    note: { type: 'text' },
    endedAt: { type: 'time' },
  },
} as const satisfies ListSpec;

/** Tasks that operators assign to one another. */
export const TASKS = {
  sort: '-id',
  period: 'createdAt',
  fields: {
    id: { type: 'id', operators: ['eq'], sorts: true, isIndexed: true },
    /** `mine`: open and assigned to the reader; `free`: open and unassigned. */
    state: { type: 'choice', choices: ['mine', 'free', 'open', 'done'], operators: ['eq'], isIndexed: true },
    title: { type: 'text' },
    detail: { type: 'text' },
    assignee: { type: 'text', operators: ['eq'] },
    createdBy: { type: 'text', operators: ['eq'] },
    dueAt: { type: 'time' },
    createdAt: { type: 'time', operators: ['gte', 'lte'], sorts: true, isIndexed: true },
    doneBy: { type: 'text' },
    doneAt: { type: 'time' },
    note: { type: 'text' },
  },
} as const satisfies ListSpec;
