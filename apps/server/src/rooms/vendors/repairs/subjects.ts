import type { BodyOf, vendorsDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';

type Input = BodyOf<typeof contract.repair>;
export type SubjectKind = Input['subject'];
export type Repair = Input['repair'];

/** A case that waits for a manual decision. */
export interface Subject {
  subject: SubjectKind;
  id: string;
  /** For a rollback that only the vendor has: the kind of the undone operation. */
  kind: 'bet' | 'win' | 'rollback' | 'adjust';
  problem: string | null;
  transactionId: string;
  reference: string | null;
  roundId: string | null;
  memberId: bigint | null;
  asset: string | null;
  gameId: string;
  /** The vendor's amount; null when it has none. */
  theirsMinor: bigint | null;
  /** Our amount; for an open bet its stake. */
  oursMinor: bigint | null;
  /** Hash that a repetition of the call must match. */
  payloadHash: string | null;
}

const COLUMNS = sql`s.transaction_id as "transactionId", s.member_id as "memberId", s.round_id as "roundId",
  s.reference, p.asset`;
const PLAYER = sql`left join vendors_players p on p.vendor = s.vendor and p.member_id = s.member_id`;

/** The waiting case with an id, locked; undefined when it is resolved. */
export async function findSubject(
  executor: Executor,
  vendor: string,
  { subject, id }: Pick<Input, 'subject' | 'id'>,
): Promise<Subject | undefined> {
  const hasUuid = subject === 'bet' || subject === 'late';
  if (!(hasUuid ? isUuid(id) : /^[1-9]\d{0,17}$/.test(id))) return undefined;
  const row = await executor.first(QUERIES[subject](vendor, id));
  return row && { ...row, subject, id };
}

type Row = Omit<Subject, 'subject' | 'id'>;

const QUERIES: Record<SubjectKind, (vendor: string, id: string) => ReturnType<typeof sql<Row>>> = {
  bet: (vendor, id) => sql<Row>`
    select ${COLUMNS}, s.kind, null as problem, s.game_id as "gameId", null::bigint as "theirsMinor",
           s.amount_minor as "oursMinor", null as "payloadHash"
      from vendors_operations s ${PLAYER}
     where s.id = ${id}::uuid and s.vendor = ${vendor} and s.kind = 'bet' and s.status = 'open' for update of s`,
  parked: (vendor, id) => sql<Row>`
    select ${COLUMNS}, s.kind, null as problem, '' as "gameId", s.amount_minor as "theirsMinor",
           null::bigint as "oursMinor", s.payload_hash as "payloadHash"
      from vendors_parked s ${PLAYER}
     where s.id = ${id}::bigint and s.vendor = ${vendor} and s.resolved_at is null for update of s`,
  difference: (vendor, id) => sql<Row>`
    select ${COLUMNS}, s.problem, '' as "gameId", s.theirs_minor as "theirsMinor", s.ours_minor as "oursMinor",
           null as "payloadHash",
           coalesce((select o.kind from vendors_operations o
                      where s.problem = 'not-undone' and o.vendor = s.vendor and o.transaction_id = s.reference
                        and o.kind in ('bet', 'win')
                      order by o.kind limit 1), s.kind) as kind
      from vendors_differences s ${PLAYER}
     where s.id = ${id}::bigint and s.vendor = ${vendor} and s.resolved_at is null for update of s`,
  late: (vendor, id) => sql<Row>`
    select s.transaction_id as "transactionId", 'win' as kind, s.member_id as "memberId", s.round_id as "roundId",
           null as reference, p.asset, null as problem, s.game_id as "gameId", s.amount_minor as "theirsMinor",
           0::bigint as "oursMinor", null as "payloadHash"
      from vendors_late_wins s ${PLAYER}
     where s.id = ${id}::uuid and s.vendor = ${vendor} and s.state = 'held'`,
};

type Known = Pick<Subject, 'subject' | 'kind' | 'problem' | 'theirsMinor' | 'oursMinor' | 'memberId'>;

/** Available repairs. @param isSeamless whether our wallet holds the money of the game */
export function repairsOf(
  { subject, kind, problem, theirsMinor, oursMinor, memberId }: Known,
  isSeamless: boolean,
): Repair[] {
  if (subject === 'bet') return isSeamless ? ['lose', 'win', 'refund'] : ['lose'];
  if (!isSeamless || memberId === null) return ['close'];
  if (subject === 'late') return ['pay', 'close'];
  if (subject === 'parked') return kind === 'win' ? ['pay', 'close'] : ['close'];
  if (problem === 'missing-there' || problem === 'not-undone') return ['refund', 'close'];
  if (problem === 'amount') return kind === 'win' ? ['adjust', 'close'] : ['close'];
  const isOwed = (theirsMinor ?? 0n) > (oursMinor ?? 0n);
  return kind === 'win' && isOwed ? ['pay', 'close'] : ['close'];
}

/** Marks the case as resolved. */
export async function resolve(executor: Executor, { subject, id }: Subject, resolution: string): Promise<void> {
  if (subject === 'parked')
    await executor.run(sql`
      update vendors_parked set resolved_at = clock_timestamp(), resolution = ${resolution} where id = ${id}::bigint`);
  if (subject === 'difference')
    await executor.run(sql`
      update vendors_differences set resolved_at = clock_timestamp(), resolution = ${resolution}
       where id = ${id}::bigint`);
}
