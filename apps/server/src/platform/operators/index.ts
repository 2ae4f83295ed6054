export { type Approval, approval, type ApprovalKind, type Change } from './approval.ts';
export { audited, pageOf, requestApproval, writeTrail } from './audited.ts';
export type { Acting, Actor, ApprovalView, Backstage, Desk, TrailEntry, Wish } from './desk.ts';
