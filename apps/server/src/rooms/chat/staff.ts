import type { chatDesk, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { RowOf } from '../../platform/rows/wire-row.ts';

/** An operator counts as absent when the console was not seen for this long; open consoles are seen every 15 s. */
const HERE_SECONDS = 40;

type StaffRow = RowOf<ValueOf<typeof chatDesk.staff>['staff'][number], 'operatorId'>;

/** Records that an operator's console is open. */
export async function noteHere(executor: Executor, operatorId: bigint, name: string): Promise<void> {
  await executor.run(sql`
    insert into chat_staff (operator_id, name) values (${operatorId}::bigint, ${name})
    on conflict (operator_id) do update set name = excluded.name, seen_at = clock_timestamp()`);
}

export async function writeTaking(
  tx: Tx,
  { operatorId, name }: { operatorId: bigint; name: string },
  isTaking: boolean,
): Promise<void> {
  await tx.run(sql`
    insert into chat_staff (operator_id, name, is_taking) values (${operatorId}::bigint, ${name}, ${isTaking}::boolean)
    on conflict (operator_id) do update set is_taking = excluded.is_taking, seen_at = clock_timestamp()`);
}

export function readStaff(executor: Executor): Promise<StaffRow[]> {
  return executor.rows(sql<StaffRow>`
    select s.operator_id as "operatorId", s.name, s.is_taking as "isTaking",
           s.seen_at > clock_timestamp() - ${HERE_SECONDS}::int * interval '1 second' as "isHere",
           (select count(*)::int from chat_conversations c
             where c.operator_id = s.operator_id and c.state = 'open') as open
      from chat_staff s order by s.name`);
}

/**
 * Chooses the operator for the next conversation: among those present and available with fewer than `mostEach`, the one
 * with the fewest.
 * @param able operators who are enabled and may answer; a console that was just closed still counts as present
 */
export function chooseOperator(executor: Executor, able: ReadonlySet<bigint>, mostEach: number) {
  return executor.first(sql<{ operatorId: bigint; name: string }>`
    select s.operator_id as "operatorId", s.name from chat_staff s
      cross join lateral (select count(*) as open from chat_conversations c
         where c.operator_id = s.operator_id and c.state = 'open') busy
     where s.is_taking and s.seen_at > clock_timestamp() - ${HERE_SECONDS}::int * interval '1 second'
       and s.operator_id = any(${[...able]}::bigint[]) and busy.open < ${mostEach}::int
     order by busy.open, s.seen_at desc limit 1`);
}

/** Returns conversations of absent operators to the queue. @returns those conversations, with the numbers to notify */
export function takeFromAbsent(tx: Tx): Promise<{ id: bigint; address: bigint }[]> {
  return tx.rows(sql<{ id: bigint; address: bigint }>`
    update chat_conversations c set state = 'waiting', operator_id = null, operator_name = null
      from chat_staff s, chat_threads t
     where c.state = 'open' and s.operator_id = c.operator_id and t.id = c.thread_id
       and c.waiting_since < clock_timestamp() - interval '2 minutes'
       and s.seen_at < clock_timestamp() - interval '2 minutes'
    returning c.id, coalesce(t.member_id, -t.id) as address`);
}
