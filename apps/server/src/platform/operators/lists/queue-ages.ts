import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../db/index.ts';
import { whereOf } from './conditions.ts';
import type { AnyDeskList, Reader } from './desk-list.ts';
import { orderOf } from './place.ts';

/** Ages of the rows of a queue, compared with the time within which they should be handled. */
interface QueueAges {
  /** Rows in the first half of that time, in its second half, and beyond it. */
  early: number;
  halfway: number;
  late: number;
  /** Names of the operators who work on rows. */
  owners: readonly string[];
}

interface Queue {
  filter: readonly string[];
  /** Order with the longest waiting row first. */
  sort: string;
  since?: RawBuilder<unknown> | undefined;
  owner?: RawBuilder<unknown> | undefined;
  promiseMinutes: number;
}

/**
 * Ages of the rows that wait longest, at most `most` of them, in one statement.
 * @throws Refusal list.refused, permission.denied
 */
export async function longestWaits(
  executor: Executor,
  list: AnyDeskList,
  { filter, sort, since, owner, promiseMinutes }: Queue,
  reader: Reader,
  most: number,
): Promise<QueueAges> {
  const order = orderOf(list, { sort, filter }, reader);
  const began = since ?? list.fields[list.endpoint.list.period ?? '']?.column;
  if (began === undefined) throw new Error(`${list.endpoint.id} has no time at which a row began to wait`);
  const promise = sql`(${promiseMinutes}::int * interval '1 minute')`;
  return executor.one(sql<QueueAges>`
    select count(*) filter (where w.age < ${promise} / 2)::int as early,
           count(*) filter (where w.age >= ${promise} / 2 and w.age <= ${promise})::int as halfway,
           count(*) filter (where w.age > ${promise})::int as late,
           coalesce(array_agg(distinct w.owner) filter (where w.owner is not null), '{}') as owners
      from (select clock_timestamp() - ${began} as age, ${owner ?? sql`null::text`} as owner
              from ${list.from} where ${whereOf(list, filter, reader)}
             order by ${order.column} ${order.isFalling ? sql`desc` : sql`asc`} limit ${most}::int) w`);
}
