import type { DrawResult } from '@fairlot/lottery-maths';
import { type Executor, sql, type StatementOptions, type Tx } from '../../../platform/db/index.ts';
import type { BeaconChain } from '../adapters/beacon/beacon.ts';
import type { ResultSource } from '../games/games.ts';

export type DrawState = 'scheduled' | 'open' | 'locked' | 'drawn' | 'settling' | 'settled' | 'void';
export type VoidReason =
  | 'closed-day'
  | 'replanned'
  | 'result-missing'
  | 'skipped'
  | 'late'
  | 'reveal-failed'
  | 'operator'
  | 'beacon-missing';
/** The committed round of a public beacon; its signature once it is published. */
export type DrawBeacon = { mode: 'off' } | ({ mode: 'drand'; round: number; signature: string | null } & BeaconChain);

/** A draw as stored, with the database's clock at the moment of reading. Hashes and seed in hex. */
export interface DrawRow {
  id: bigint;
  gameCode: string;
  issue: string;
  state: DrawState;
  openAt: Date;
  lockAt: Date;
  /** When operators closed the sale early; null when they did not. */
  closedAt: Date | null;
  drawAt: Date;
  rulesVersion: number;
  /** Only 'rng', drawn here from a sealed seed, has seed and commitment. */
  source: ResultSource;
  commitment: string | null;
  sealedSeed: Uint8Array | null;
  merkleRoot: string | null;
  ticketCount: number | null;
  assets: string[];
  revealedSeed: string | null;
  result: DrawResult | null;
  resultVersion: number;
  /** The version whose settlement is complete; 0 before the first. */
  settledVersion: number;
  voidReason: VoidReason | null;
  /** The operators' reason for voiding it. */
  voidNote: string | null;
  /** For a void draw: the numbers its seed would have drawn, or the result a feed had reported. */
  avoidedResult: DrawResult | null;
  beacon: DrawBeacon;
  /** The last time that a request for the beacon round failed. */
  beaconMissedAt: Date | null;
  settledAt: Date | null;
  /** Winning combinations of each prize of a lotto; null before the settlement and for other games. */
  prizeWinners: bigint[] | null;
  now: Date;
}

const COLUMNS = sql`
  id, game_code as "gameCode", numero as issue, state, open_at as "openAt", lock_at as "lockAt",
  closed_at as "closedAt", draw_at as "drawAt",
  rules_version as "rulesVersion", source, commitment,
  sealed_seed as "sealedSeed", merkle_root as "merkleRoot", ticket_count as "ticketCount", assets,
  revealed_seed as "revealedSeed", result,
  result_version as "resultVersion", settled_version as "settledVersion", void_reason as "voidReason",
  void_note as "voidNote", avoided_result as "avoidedResult", beacon_missed_at as "beaconMissedAt",
  case beacon_mode when 'off' then jsonb_build_object('mode', beacon_mode)
    else jsonb_build_object('mode', beacon_mode, 'publicKey', beacon_public_key, 'genesisTime', beacon_genesis_time,
      'periodSeconds', beacon_period_seconds, 'round', beacon_round, 'signature', beacon_signature) end as beacon,
      settled_at as "settledAt", prize_winners as "prizeWinners", clock_timestamp() as now`;

/** Steps up to the result must be on time; those of the settlement take longer and may wait. */
export type Steps = 'result' | 'settlement';

const STATES: Record<Steps, readonly DrawState[]> = {
  result: ['scheduled', 'open', 'locked'],
  settlement: ['drawn', 'settling'],
};

/** The job that takes each kind of step. */
export const JOB_OF = { result: 'lottery-draws', settlement: 'lottery-settlement' } as const satisfies Record<
  Steps,
  string
>;

/** Statement options that wake the job, because the statement makes a step due earlier than the job expects. */
export const makesDue = (steps: Steps): StatementOptions => ({ wakes: [`job:${JOB_OF[steps]}`] });

/** Maximum time for which a settlement waits for results that are due: the process that holds them may be frozen. */
const RESULTS_FIRST_MS = 1000;

/**
 * Claims the draw that has been due longest and locks its row until the end of the transaction; other processes skip
 * it. NO KEY, because rows that refer to it need not wait. A claim for settlements finds none while results are due.
 * @param steps only draws whose next step is one of these; defaults to all
 */
export function claimDueDraw(executor: Executor, steps?: Steps): Promise<DrawRow | undefined> {
  const resultsDue = sql`
    select from lottery_draws r
     where r.next_due_at between clock_timestamp() - ${RESULTS_FIRST_MS}::int * interval '1 millisecond'
                             and clock_timestamp()
       and r.state not in ('settled', 'void') and r.state = any(${STATES.result}::text[])`;
  return executor.first(sql<DrawRow>`
    select ${COLUMNS} from lottery_draws
     where next_due_at <= (select clock_timestamp()) and state not in ('settled', 'void')
       and state = any(${steps ? STATES[steps] : Object.values(STATES).flat()}::text[])
       and not (${steps === 'settlement'} and exists (${resultsDue}))
     order by next_due_at for no key update skip locked limit 1`);
}

/**
 * In addition to a claimed draw, claims others in the same way whose numbers can be derived with it: due, locked, and
 * with everything that determines their result.
 * @param withinMs only draws at most this late
 */
export function claimRevealable(
  tx: Tx,
  { id }: Pick<DrawRow, 'id'>,
  { withinMs, limit }: { withinMs: number; limit: number },
): Promise<DrawRow[]> {
  return tx.rows(sql<DrawRow>`
    select ${COLUMNS} from lottery_draws
     where next_due_at <= (select clock_timestamp()) and state not in ('settled', 'void') and state = 'locked'
       and source = 'rng' and (beacon_mode = 'off' or beacon_signature is not null) and id <> ${id}
       and draw_at > clock_timestamp() - ${withinMs}::int * interval '1 millisecond'
     order by next_due_at for no key update skip locked limit ${limit}::int`);
}

/**
 * Milliseconds until one of these steps is due, even if its row is locked: a check that opens no transaction. 0 if one
 * is due, infinite if none will be.
 */
export async function msUntilDue(executor: Executor, steps: Steps): Promise<number> {
  const next = await executor.first(sql<{ ms: number }>`
    select case when next_due_at <= clock_timestamp() then 0 else 1000 * extract(epoch from
             least(next_due_at, clock_timestamp() + interval '1 day') - clock_timestamp()) end::float8 as ms
      from lottery_draws where state not in ('settled', 'void') and state = any(${STATES[steps]}::text[])
     order by next_due_at limit 1`);
  return next?.ms ?? Infinity;
}

export function findDraw(executor: Executor, gameCode: string, issue: string): Promise<DrawRow | undefined> {
  return executor.first(sql<DrawRow>`
    select ${COLUMNS} from lottery_draws where game_code = ${gameCode} and numero = ${issue}`);
}

/** A game and one of its issues. */
type DrawName = Pick<DrawRow, 'gameCode' | 'issue'>;

/** Draw times of these issues, by game code and issue with a space between; unknown issues have none. */
export async function drawTimes(executor: Executor, draws: readonly DrawName[]): Promise<ReadonlyMap<string, Date>> {
  if (draws.length === 0) return new Map();
  const rows = await executor.rows(sql<DrawName & { drawAt: Date }>`
    select d.game_code as "gameCode", d.numero as issue, d.draw_at as "drawAt"
      from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as wanted("gameCode" text, issue text)
      join lottery_draws d on d.game_code = wanted."gameCode" and d.numero = wanted.issue`);
  return new Map(rows.map(({ gameCode, issue, drawAt }) => [`${gameCode} ${issue}`, drawAt]));
}

/**
 * Returns one draw and locks its row until the end of the transaction, after waiting for any step of another process.
 */
export function findDrawForUpdate(tx: Tx, gameCode: string, issue: string): Promise<DrawRow | undefined> {
  return tx.first(sql<DrawRow>`
    select ${COLUMNS} from lottery_draws where game_code = ${gameCode} and numero = ${issue} for no key update`);
}

/** Draws of stations joined with this station's draw, whose rows it locks until the end of the transaction. */
export function findJoinedForUpdate(tx: Tx, { gameCode, issue }: Pick<DrawRow, 'gameCode' | 'issue'>) {
  return tx.rows(sql<DrawRow>`
    select ${COLUMNS} from lottery_draws
     where numero = ${issue} and source = 'joined'
       and game_code in (select code from lottery_games where ${gameCode}::text = any(joins))
     order by id for no key update`);
}

/** Postpones the next step, counted from now. */
export async function postponeDraw(executor: Executor, drawId: bigint, byMs: number): Promise<void> {
  await executor.run(sql`
    update lottery_draws set next_due_at = clock_timestamp() + ${byMs}::int * interval '1 millisecond'
      where id = ${drawId}`);
}

/** Context that binds a sealed seed to its issue. */
export const seedContext = (gameCode: string, issue: string): string => `${gameCode}|${issue}`;
