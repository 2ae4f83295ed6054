import { type Executor, sql } from '../../platform/db/index.ts';
import type { Actor, TrailEntry } from '../../platform/operators/index.ts';

export const SYSTEM: Actor = { operatorId: null, name: 'system', ip: '' };
export const COMMAND_LINE: Actor = { operatorId: null, name: 'command line', ip: '' };

export interface AuditRow {
  id: bigint;
  at: Date;
  actor: string;
  action: string;
  object: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  ip: string;
}

export interface AuditFilter {
  operator?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  offset: number;
  limit: number;
}

/** Writes one entry in the transaction of the change. */
export async function writeAudit(
  executor: Executor,
  { operatorId, name, ip }: Actor,
  { action, object, before, after, reason }: TrailEntry,
): Promise<void> {
  await executor.run(sql`
    insert into backoffice_audit (operator_id, actor, action, object, before, after, reason, ip)
    values (${operatorId}::bigint, ${name}, ${action}, ${object}, ${toJson(before)}::jsonb, ${toJson(after)}::jsonb,
      ${reason?.trim() ?? null}, ${ip})`);
}

/** Entries newest first; the filters name the whole actor, and the beginning of action and object. */
export async function listAudit(
  executor: Executor,
  { operator = '', action = '', object = '', offset, limit }: AuditFilter,
): Promise<{ list: AuditRow[]; total: number }> {
  const matching = sql`
    from backoffice_audit where (${operator} = '' or actor = ${operator}) and starts_with(action, ${action})
      and starts_with(object, ${object})`;
  const { total } = await executor.one(sql<{ total: bigint }>`select count(*) as total ${matching}`);
  const list = await executor.rows(sql<AuditRow>`
    select id, at, actor, action, object, before, after, reason, ip ${matching}
      order by id desc offset ${offset}::int limit ${limit}::int`);
  return { list, total: Number(total) };
}

function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
