import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Job } from '../../../platform/jobs/loop.ts';
import { alarmOf, MOST_FINDINGS } from '../../../platform/operators/index.ts';
import { PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import type { Parties } from '../parties.ts';
import type { VerificationPlatform } from '../ports.ts';
import { findVerification } from '../repository.ts';
import { noteHit } from './check-rows.ts';

const EVERY_MS = 60_000;
const BATCH = 50;

/**
 * Searches the sanctions lists again for every verified member once a day, because lists change. A new match is shown
 * beside the identity and raises an alarm; the member stays verified until an operator decides. Members without a
 * stored birth date are not searched, because lists distinguish people with the same name by it.
 */
export function createScreening(platform: VerificationPlatform, parties: Parties): Job {
  const { db, secrets, site, log } = platform;
  return {
    name: 'verification-screening',
    everyMs: EVERY_MS,
    run: async () => {
      const lists = parties.sanctions();
      if (lists === undefined) return false;
      const due = await dueMembers(db);
      const zone = await site.timeZone();
      for (const memberId of due) {
        const person = await findVerification(db, secrets, memberId, zone);
        if (person === undefined || person.name === null || person.birthDate === null) continue;
        const { name, birthDate, decidedAt } = person;
        try {
          await noteSearch(memberId, decidedAt, await lists.search({ name, birthDate }));
        } catch (error) {
          if (!(error instanceof PartyUnavailable)) throw error;
          log.warn({ err: error }, 'the sanctions lists could not be searched again');
          await putOff(db, memberId);
          return false;
        }
      }
      return due.length === BATCH;
    },
  };

  /** A decision made during the search has searched the lists itself. */
  async function noteSearch(memberId: bigint, decidedAt: Date, found: readonly string[]): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await tx.first(sql<{ other: string[] }>`
        update verification_members set screened_at = clock_timestamp()
         where member_id = ${memberId}::bigint and closed_at is null
           and date_trunc('milliseconds', decided_at) = ${decidedAt}::timestamptz
        returning other_person_on as other`);
      if (row === undefined) return;
      const matching = found.filter((list) => !row.other.includes(list));
      if (matching.length > 0) await noteHit(tx, memberId, matching);
    });
  }
}

/** Tries the member again in an hour, so that a person whom the lists reject does not hold up the others. */
async function putOff(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update verification_members set screened_at = clock_timestamp() - interval '23 hours'
     where member_id = ${memberId}::bigint`);
}

async function dueMembers(executor: Executor): Promise<bigint[]> {
  const rows = await executor.rows(sql<{ memberId: bigint }>`
    select member_id as "memberId" from verification_members
     where state = 'verified' and closed_at is null and birth_sealed is not null
       and (screened_at is null or screened_at < clock_timestamp() - interval '1 day')
     order by screened_at nulls first limit ${BATCH}::int`);
  return rows.map(({ memberId }) => memberId);
}

/** Alarm for a verified member whose name appears on a sanctions list; its value is the number of lists. */
export const SANCTIONS_ALARM = alarmOf<{ ref: string; memberId: bigint; lists: string; value: bigint }>({
  kind: 'sanctionsMatch',
  name: 'Verified member on a sanctions list',
  unit: 'count',
  standard: 1n,
  lasts: false,
  rows: ({ threshold, since }) => sql`
    select c.ref::text as ref, c.member_id as "memberId", array_to_string(c.lists, ', ') as lists,
           cardinality(c.lists)::bigint as value
      from verification_checks c join verification_members m on m.member_id = c.member_id
     where c.state = 'hit' and c.answered_at >= ${since}::timestamptz and m.state = 'verified'
       and cardinality(c.lists) >= ${threshold}::bigint
     order by c.answered_at desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ ref, memberId, lists, value }) => ({
    object: `check:${ref}`,
    title: `member ${memberId}, ${lists}`,
    value,
    page: 'identity',
    query: { memberId: String(memberId) },
  }),
});
