import {
  type Executor,
  type ListKey,
  type PageOfRows,
  type Place,
  readPage,
  sql,
  type Tx,
} from '../../../platform/db/index.ts';
import type { CodeOwner } from '../../identity/ports.ts';
import { lockRates, type Rates, ratesOf, setRates, within } from '../rates.ts';

export interface Link {
  id: bigint;
  code: string;
  label: string;
  type: number;
  rates: Rates;
  createdAt: Date;
  expiresAt: Date | null;
  isOpen: boolean;
  used: number;
}

const IS_OPEN = sql`(l.ended_at is null and (l.expires_at is null or l.expires_at > clock_timestamp()))`;
const COLUMNS = sql`l.id, l.code, l.label, l.type, l.rates, l.created_at as "createdAt", l.expires_at as "expiresAt",
  ${IS_OPEN} as "isOpen", l.used`;

export async function insertLink(
  tx: Tx,
  link: { agentId: bigint; code: string; label: string; type: number; rates: Rates; days: number | null },
): Promise<Link> {
  return tx.one(sql<Link>`
    insert into agency_links as l (agent_id, code, label, type, rates, expires_at)
    values (${link.agentId}::bigint, ${link.code}, ${link.label}, ${link.type}::int,
      ${JSON.stringify(link.rates)}::jsonb, clock_timestamp() + make_interval(days => ${link.days}::int))
    returning ${COLUMNS}`);
}

/** An agent's links, newest first. */
export function linksOf(executor: Executor, agentId: bigint, place: Place): Promise<PageOfRows<Link>> {
  const where = sql`agent_id = ${agentId}::bigint`;
  const key: ListKey = [{ column: sql`id`, type: 'bigint' }];
  return readPage(executor, { columns: COLUMNS, from: sql`agency_links l`, where, key }, place);
}

export async function countOpenLinks(tx: Tx, agentId: bigint): Promise<number> {
  const { count } = await tx.one(sql<{ count: bigint }>`
    select count(*) as count from agency_links l where agent_id = ${agentId}::bigint and ${IS_OPEN}`);
  return Number(count);
}

/** @returns false when the agent has no such open link */
export async function endLink(executor: Executor, agentId: bigint, id: bigint): Promise<boolean> {
  return executor.changes(sql`
    update agency_links set ended_at = clock_timestamp()
     where id = ${id}::bigint and agent_id = ${agentId}::bigint and ended_at is null`);
}

/** The agent with this open code, in any letter case, and the type that the code gives a new member. */
export async function agentOfCode(executor: Executor, code: string): Promise<CodeOwner | undefined> {
  return executor.first(sql<CodeOwner>`
    select agent_id as "memberId", type as "memberType" from agency_links l
     where code = ${code.toUpperCase()} and ${IS_OPEN}`);
}

/**
 * Gives a new member the rates of the code, limited to the agent's current ones. The code may have ended since the form
 * was sent.
 */
export async function takeLink(tx: Tx, code: string, memberId: bigint): Promise<void> {
  const link = await tx.first(sql<{ agentId: bigint; rates: Rates }>`
    update agency_links set used = used + 1 where code = ${code.toUpperCase()}
    returning agent_id as "agentId", rates`);
  if (link === undefined) return;
  await lockRates(tx);
  const rates = within(link.rates, await ratesOf(tx, link.agentId));
  await setRates(tx, memberId, rates, `link:${code.toUpperCase()}`);
}
