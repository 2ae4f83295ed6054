import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { HealthLine } from '../../../platform/operators/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { repairsOf, type SubjectKind } from '../repairs/subjects.ts';

type Connected = ValueOf<typeof contract.health>[number];
type Health = Omit<
  Connected,
  'name' | 'protocol' | 'state' | 'isPaused' | 'isShown' | 'maintenance' | 'medianMs' | 'slowestMs' | 'course'
>;
type Waiting = ValueOf<typeof contract.waiting>;

const MOST = 100;
const epochMs = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** Health of these vendors and of all with play: calls of the last minutes, and waiting cases. */
export function readHealth(executor: Executor, codes: readonly string[] = [], minutes = 60): Promise<Health[]> {
  return executor.rows(sql<Health>`
    select v.vendor as code, coalesce(sum(h.calls), 0)::int as calls, coalesce(sum(h.refused), 0)::int as refused,
           coalesce(sum(h.failed), 0)::int as failed,
           coalesce(sum(h.total_ms) / nullif(sum(h.calls), 0), 0)::int as "averageMs",
           (select floor(extract(epoch from max(a.last_at)) * 1000)::float8 from vendors_health a
             where a.vendor = v.vendor) as "lastAt",
           (select count(*)::int from vendors_parked p where p.vendor = v.vendor and p.resolved_at is null) as parked,
           (select count(*)::int from vendors_late_wins l where l.vendor = v.vendor and l.state = 'held')
             as "heldWins",
           (select count(*)::int from vendors_operations o
             where o.vendor = v.vendor and o.status = 'open' and o.at < clock_timestamp() - interval '1 hour')
             as "openBets",
           (select count(*)::int from vendors_transfers t where t.vendor = v.vendor and t.state = 'pending')
             as transfers,
           (select count(*)::int from vendors_differences d where d.vendor = v.vendor and d.resolved_at is null)
             as differences,
           (select floor(extract(epoch from max(r.at)) * 1000)::float8 from vendors_reconciliations r
             where r.vendor = v.vendor) as "reconciledAt",
           (select wallet_amount(r.theirs_minor - r.ours_minor)
              from vendors_reconciliations r
             where r.vendor = v.vendor order by r.to_at desc, r.id desc limit 1) as difference,
           not exists (select 1 from vendors_stopped s where s.vendor = v.vendor) as "takesBets",
           (select jsonb_build_object('ruleId', s.rule_id::text, 'threshold', s.threshold, 'minutes', s.minutes,
                     'at', vendors_epoch_ms(s.at))
              from vendors_stopped s where s.vendor = v.vendor and s.rule_id is not null) as "stoppedBy"
      from (select vendor from vendors_players union select unnest(${codes}::text[])) v
      left join vendors_health h on h.vendor = v.vendor
       and h.minute > clock_timestamp() - ${minutes}::int * interval '1 minute'
     group by v.vendor order by v.vendor`);
}

/** Whether our wallet holds the money of the vendor's games. */
interface Where {
  vendor: string;
  isSeamless: boolean;
}

export async function readParked(executor: Executor, { vendor, isSeamless }: Where): Promise<Unnamed<'parked'>[]> {
  const rows = await executor.rows(sql<
    Omit<Waiting['parked'][number], 'repairs' | 'kind' | 'account'> & { kind: Kind }
  >`
    select id::text, kind, transaction_id as "transactionId", member_id::text as "memberId", reference,
           round_id as "roundId", wallet_amount(amount_minor) as amount, ${epochMs('at')} as at, tries
      from vendors_parked where vendor = ${vendor} and resolved_at is null order by id desc limit ${MOST}`);
  return rows.map((row) => ({ ...row, repairs: repairsOf(subjectOf('parked', row), isSeamless) }));
}

/** Bets without an outcome within an hour. */
export async function readOpenBets(executor: Executor, { vendor, isSeamless }: Where): Promise<Unnamed<'openBets'>[]> {
  const rows = await executor.rows(sql<Omit<Waiting['openBets'][number], 'repairs' | 'account'>>`
    select id::text as "betId", transaction_id as "transactionId", member_id::text as "memberId",
           game_id as "gameId", round_id as "roundId", wallet_amount(amount_minor) as stake,
           wallet_amount(bonus_minor) as "bonusStake", ${epochMs('at')} as at
      from vendors_operations
     where vendor = ${vendor} and status = 'open' and at < clock_timestamp() - interval '1 hour'
     order by at desc limit ${MOST}`);
  return rows.map((row) => ({ ...row, repairs: repairsOf(subjectOf('bet', { ...row, kind: 'bet' }), isSeamless) }));
}

export async function readDifferences(
  executor: Executor,
  { vendor, isSeamless }: Where,
): Promise<Unnamed<'differences'>[]> {
  const rows = await executor.rows(sql<
    Omit<Waiting['differences'][number], 'repairs' | 'kind' | 'account'> & { kind: Kind }
  >`
    select id::text, transaction_id as "transactionId", kind, problem, member_id::text as "memberId",
           round_id as "roundId", wallet_amount(ours_minor) as ours, wallet_amount(theirs_minor) as theirs,
           ${epochMs('found_at')} as at
      from vendors_differences where vendor = ${vendor} and resolved_at is null order by id desc limit ${MOST}`);
  return rows.map((row) => ({ ...row, repairs: repairsOf(subjectOf('difference', row), isSeamless) }));
}

/** Rows of this room; the identity room adds the names of their members. */
type Unnamed<Part extends 'parked' | 'openBets' | 'differences'> = Omit<Waiting[Part][number], 'account'>;

/** Adds the members' account names to rows. */
export async function accountsOf(
  { people, db }: Pick<VendorsPlatform, 'people' | 'db'>,
  rows: readonly { memberId: string | null }[],
) {
  const ids = [...new Set(rows.flatMap(({ memberId }) => (memberId === null ? [] : [BigInt(memberId)])))];
  const known = await people.entries(ids, db);
  return <Row extends { memberId: string | null }>(row: Row): Row & { account: string | null } => ({
    ...row,
    account: row.memberId === null ? null : (known.get(BigInt(row.memberId))?.account ?? null),
  });
}

type Kind = 'bet' | 'win' | 'rollback';
interface Shown {
  kind: Kind;
  memberId: string | null;
  problem?: string;
  ours?: string | null;
  theirs?: string | null;
}

function subjectOf(subject: SubjectKind, { kind, memberId, problem = '', ours = null, theirs = null }: Shown) {
  const minorOf = (amount: string | null) => (amount === null ? null : parseMinor(amount));
  return {
    subject,
    kind,
    problem,
    memberId: memberId === null ? null : BigInt(memberId),
    oursMinor: minorOf(ours),
    theirsMinor: minorOf(theirs),
  };
}

/** Vendors on the dashboard. */
export async function healthLines(executor: Executor, nameOf: (code: string) => string): Promise<HealthLine[]> {
  return (await readHealth(executor)).map((vendor) => {
    const { code, calls, failed, averageMs, lastAt } = vendor;
    const errorShare = calls === 0 ? null : failed / calls;
    return {
      name: nameOf(code),
      state: stateOf(vendor),
      latencyMs: calls === 0 ? null : averageMs,
      errorShare,
      heardAt: lastAt === null ? null : new Date(lastAt),
      page: 'vendor-health',
    };
  });
}

const BAD_SHARE = 0.03;
const SLOW_MS = 500;

/** State of a vendor from its calls in the requested period. */
export function stateOf({
  calls,
  failed,
  averageMs,
}: Pick<Health, 'calls' | 'failed' | 'averageMs'>): HealthLine['state'] {
  if (calls === 0) return 'unknown';
  if (failed / calls > BAD_SHARE) return 'down';
  return averageMs > SLOW_MS ? 'slow' : 'good';
}
