import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import { noteAct } from '../limits/repository.ts';
import { type Marker, type MarkerTerms, readMarkers } from './markers.ts';

const MEMBERS_AT_ONCE = 100;
/** Days without a new alert after staff handled one: a week, for net deposits the 30 days of their count. */
const QUIET_DAYS = { week: 7, month: 30 } as const;

/**
 * Checks members who bet, deposited or withdrew recently and opens an alert for each marker.
 * @param after id of the last member of the previous run; 0 starts again
 * @returns the last id, 0 when all were checked
 */
export async function raiseAlerts(db: Database, terms: MarkerTerms, after: bigint): Promise<bigint> {
  const rows = await db.rows(sql<{ memberId: bigint }>`
    select m.member_id as "memberId" from (
      select member_id from protection_bets where placed_at > clock_timestamp() - interval '20 minutes'
      union select member_id from protection_deposits where at > clock_timestamp() - interval '20 minutes'
      union select member_id from protection_withdrawals where at > clock_timestamp() - interval '20 minutes') m
     where m.member_id > ${after}::bigint order by 1 limit ${MEMBERS_AT_ONCE}::int`);
  for (const { memberId } of rows)
    for (const marker of await readMarkers(db, memberId, terms))
      await db.transaction((tx) => beginAlert(tx, memberId, marker));
  return rows.length < MEMBERS_AT_ONCE ? 0n : (rows.at(-1)?.memberId ?? 0n);
}

async function beginAlert(tx: Tx, memberId: bigint, { marker, now, before }: Marker): Promise<void> {
  const quietDays = marker === 'vulnerable' ? QUIET_DAYS.month : QUIET_DAYS.week;
  const begun = await tx.run(sql`
    insert into protection_alerts (member_id, marker, value_now, value_before)
    select ${memberId}::bigint, ${marker}, ${now}, ${before}
     where exists (select 1 from protection_members where member_id = ${memberId}::bigint and kind = 'real')
       and not exists (select 1 from protection_alerts where member_id = ${memberId}::bigint and marker = ${marker}
             and closed_at > clock_timestamp() - make_interval(days => ${quietDays}::int))
    on conflict (member_id, marker) where closed_at is null do nothing`);
  if (begun > 0) await noteAct(tx, memberId, 'marker.began', { marker, now, before });
}

export interface ClosedAlert {
  memberId: bigint;
  marker: string;
}

/** Records the action taken for an alert. @returns undefined if no alert with the id is open */
export async function closeAlert(
  tx: Tx,
  id: bigint,
  { outcome, note, by }: { outcome: string; note: string; by: string },
): Promise<ClosedAlert | undefined> {
  const closed = await tx.first(sql<ClosedAlert>`
    update protection_alerts set closed_at = clock_timestamp(), closed_by = ${by}, outcome = ${outcome}, note = ${note}
     where id = ${id}::bigint and closed_at is null
    returning member_id as "memberId", marker`);
  if (closed === undefined) return undefined;
  // Members contacted about their play are not invited to play for a while.
  const act = outcome === 'spoken' ? 'contact.noted' : 'marker.handled';
  await noteAct(tx, closed.memberId, act, { by, note, marker: closed.marker, outcome });
  return closed;
}
