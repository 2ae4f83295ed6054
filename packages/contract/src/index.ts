/**
 * The contract between server and clients: every endpoint as data. The server validates and serialises by it. The web
 * app takes only types from it, so no schema reaches the browser.
 * A room has a folder: `member.ts` holds the calls of members and visitors, `desk.ts` those of operators,
 * `permissions.ts` the operators' permissions. `errors.ts` and `desk-errors.ts` hold its error codes, `events.ts` its
 * live events, `rules.ts` limits that browsers apply too, `shapes.ts` shared schemas.
 */
export { connectionCalls } from './connections.ts';
export * from './define.ts';
export * from './error-status.ts';
export * from './generated/errors.ts';
export * from './generated/events.ts';
export type { ApprovalKind, Permission } from './generated/permissions.ts';
export { APPROVAL_KINDS, PAYING_PERMISSIONS, PERMISSIONS } from './generated/permissions.ts';
export * from './generated/rooms.ts';
export type { ListField, ListOperator, ListSpec } from './lists.ts';
export * from './operators.ts';
