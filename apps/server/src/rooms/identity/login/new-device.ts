import { sql, type SqlPart } from '../../../platform/db/index.ts';

/** `new-device` where the session is one of a device that the member has not had for long. */
export function newDeviceMarks(memberId: bigint, sessionId: string): SqlPart<string[]> {
  return sql<string[]>`identity_withdrawal_marks(${memberId}::bigint, ${sessionId}::uuid)`;
}
