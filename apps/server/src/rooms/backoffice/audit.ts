import { type Executor, sql } from '../../platform/db/index.ts';
import type { Actor, TrailEntry } from '../../platform/operators/index.ts';

export const SYSTEM: Actor = { operatorId: null, name: 'system', ip: '' };
export const COMMAND_LINE: Actor = { operatorId: null, name: 'command line', ip: '' };

/** Writes one audit entry in the transaction of the change. */
export async function writeAudit(
  executor: Executor,
  { operatorId, name, ip, tokenId }: Actor,
  { action, object, before, after, reason }: TrailEntry,
): Promise<void> {
  await executor.run(sql`
    insert into backoffice_audit (operator_id, actor, action, object, before, after, reason, ip, token_id)
    values (${operatorId}::bigint, ${name}, ${action}, ${object}, ${toJson(before)}::jsonb, ${toJson(after)}::jsonb,
      ${reason?.trim() ?? null}, ${ip}, ${tokenId ?? null}::bigint)`);
}

function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
