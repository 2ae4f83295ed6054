/**
 * The contract between server and clients: every endpoint as data. The server validates and serialises by it,
 * the web app takes its types from it (type imports only, so no schema reaches the browser). A room has a folder:
 * `member.ts` holds the calls of members and visitors, `desk.ts` those of operators, `permissions.ts` what operators
 * may do there, `errors.ts` and `desk-errors.ts` the codes of its refusals, `events.ts` what is heard live of it,
 * `rules.ts` limits that browsers apply too, `shapes.ts` what its calls share.
 */
export * from './define.ts';
export * from './error-status.ts';
export * from './generated/errors.ts';
export * from './generated/events.ts';
export type { ApprovalKind, Permission } from './generated/permissions.ts';
export { APPROVAL_KINDS, PAYING_PERMISSIONS, PERMISSIONS } from './generated/permissions.ts';
export * from './generated/rooms.ts';
export type { ListField, ListOperator, ListSpec } from './lists.ts';
export * from './operators.ts';
