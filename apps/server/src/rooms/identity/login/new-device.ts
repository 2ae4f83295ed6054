import { sql, type SqlPart } from '../../../platform/db/index.ts';

/** Returns the mark `new-device` when the session is on a device that the member started using recently. */
export function newDeviceMarks(memberId: bigint, sessionId: string): SqlPart<string[]> {
  return sql<string[]>`identity_withdrawal_marks(${memberId}::bigint, ${sessionId}::uuid)`;
}
