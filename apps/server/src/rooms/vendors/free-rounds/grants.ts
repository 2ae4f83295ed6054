import type { FREE_ROUND_STATES } from '@fairlot/contract/vendors/lists';
import { type Database, type Executor, sql } from '../../../platform/db/index.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import type { LaunchableGame } from '../../catalogue/index.ts';

export interface GameName {
  vendor: string;
  gameId: string;
}

/** Rounds of a game for a member. */
export interface NewGrant {
  /** Obligation key; the same key again is the same grant. */
  key: string;
  memberId: bigint;
  asset: string;
  /** Null for the most played game. */
  game: GameName | null;
  rounds: number;
  /** Nominal stake of a round, minor units. */
  valueMinor: bigint;
  until: Date;
  /** Wagering multiple of the wins as bonus money; null for real money. */
  bonusTimes: number | null;
  /** Maximum amount that becomes bonus money, minor units; null for all of it. */
  bonusMostMinor: bigint | null;
}

/** A grant with a change to send to its vendor. */
export interface DueGrant {
  id: string;
  vendor: string;
  gameId: string;
  memberId: bigint;
  asset: string;
  rounds: number;
  valueMinor: bigint;
  from: Date;
  until: Date;
  state: 'waiting' | 'cancelling';
  /** Empty until the game was looked up. */
  gameName: string;
}

/** A grant with the rounds played. */
export interface Grant {
  id: string;
  memberId: string;
  vendor: string;
  gameId: string;
  gameName: string;
  nodeId: string;
  source: string;
  rounds: number;
  played: number;
  valueMinor: bigint;
  wonMinor: bigint;
  bonusTimes: number | null;
  state: (typeof FREE_ROUND_STATES)[number];
  until: Date;
  createdAt: Date;
}

/** Transaction name under which a protocol reports the total win of a grant. */
export const totalOf = (id: string): string => `freespins:${id}`;

/** Inserts grants; existing ones for the same obligation stay unchanged. */
export async function insertGrants(executor: Executor, grants: readonly NewGrant[]): Promise<void> {
  for (const { key, memberId, asset, game, rounds, valueMinor, until, ...wins } of grants) {
    const { bonusTimes, bonusMostMinor } = wins;
    await executor.run(
      sql`
      insert into vendors_free_rounds
        (id, key, vendor, game_id, game_name, node_id, member_id, asset, rounds, value_minor, until_at,
         bonus_times, bonus_most_minor, check_at)
      values (${timeOrderedId(Date.now())}::uuid, ${key}, ${game?.vendor ?? ''}, ${game?.gameId ?? ''}, '', '',
        ${memberId}::bigint, ${asset}, ${rounds}::int, ${valueMinor}::bigint, ${until},
        ${bonusTimes}::int, ${bonusMostMinor}::bigint,
        ${bonusMostMinor === null ? null : until})
      on conflict (key) do nothing`,
      { wakes: ['job:vendor-free-rounds'] },
    );
  }
}

/** Sets the game of a grant and the member's name at the vendor, which must not identify another member. */
export async function nameGame(db: Database, id: string, game: LaunchableGame, userName: string): Promise<void> {
  await db.run(sql`
    with named as (
      update vendors_free_rounds
         set vendor = ${game.vendor}, game_id = ${game.gameId}, game_name = ${game.name}, node_id = ${game.nodeId}
       where id = ${id}::uuid and game_name = '' returning member_id, asset)
    insert into vendors_players (vendor, member_id, user_name, asset)
    select ${game.vendor}, member_id, ${userName}, asset from named on conflict do nothing`);
}

/** Grants to send to their vendor. Each is claimed by one process, with an increasing delay. */
export function takeDueGrants(db: Database, limit: number): Promise<DueGrant[]> {
  return db.rows(sql<DueGrant>`
    update vendors_free_rounds
       set tries = tries + 1,
           next_try_at = clock_timestamp() + least(power(2, tries), 300) * interval '5 seconds'
     where id in (select id from vendors_free_rounds
                   where state in ('waiting', 'cancelling') and next_try_at <= clock_timestamp()
                   order by next_try_at limit ${limit} for update skip locked)
    returning id, vendor, game_id as "gameId", member_id as "memberId", asset, rounds, value_minor as "valueMinor",
      from_at as "from", until_at as until, state,
      game_name as "gameName"`);
}

/**
 * Stores the vendor's answer; a grant that was cancelled meanwhile waits for its cancellation. The reason may contain
 * NUL, which the database does not store.
 */
export async function recordAnnouncedStatus(
  executor: Executor,
  { id, state }: Pick<DueGrant, 'id' | 'state'>,
  next: 'granted' | 'refused' | 'cancelled',
  note: string | null,
): Promise<void> {
  const stored = note === null ? null : note.replaceAll('\0', '');
  await executor.run(sql`
    update vendors_free_rounds
       set state = ${next}, note = ${stored}, check_at = case when check_at is not null then clock_timestamp() end
     where id = ${id}::uuid and state = ${state}`);
}

/** @returns whether there was something to cancel */
export async function beginCancel(executor: Executor, id: string): Promise<boolean> {
  return executor.changes(sql`
    update vendors_free_rounds set state = 'cancelling', tries = 0, next_try_at = clock_timestamp()
     where id = ${id}::uuid and state in ('waiting', 'granted') and until_at > clock_timestamp()`);
}

/** Cancels a member's unplayed rounds; the vendor is notified as of any other cancellation. */
export async function beginCancelOf(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update vendors_free_rounds set state = 'cancelling', tries = 0, next_try_at = clock_timestamp()
     where member_id = ${memberId}::bigint and state in ('waiting', 'granted') and until_at > clock_timestamp()`);
}

/** The member of a grant; undefined for a name that is not a grant of this vendor. */
export function holderOf(executor: Executor, vendor: string, id: string) {
  return executor.first(sql<{ memberId: bigint; asset: string; gameId: string }>`
    select member_id as "memberId", asset, game_id as "gameId"
      from vendors_free_rounds where id::text = ${id} and vendor = ${vendor}`);
}

/** Wins name their grant; where only the end is reported, that call contains the total. */
export const GRANTS = sql`vendors_free_rounds f left join lateral (
    select count(*)::int as played, coalesce(sum(w.amount_minor), 0)::bigint as won,
           coalesce(bool_or(w.transaction_id = 'freespins:' || f.id), false) as is_ended
      from vendors_operations w
     where w.vendor = f.vendor and w.reference = f.id::text and w.kind = 'win' and w.rolled_back_at is null) o on true`;
/** The part that becomes bonus money. */
export const BONUS_OF_WINS = sql`least(o.won, coalesce(f.bonus_most_minor, o.won))`;
export const GRANT_STATE = sql`
  case when f.state <> 'granted' then f.state
       when o.is_ended or o.played >= f.rounds then 'finished'
       when f.until_at <= clock_timestamp() then 'expired' else f.state end`;
export const GRANT_COLUMNS = sql`
  f.id, f.member_id::text as "memberId", f.vendor, f.game_id as "gameId", f.game_name as "gameName",
  f.node_id as "nodeId", f.key as source, f.rounds,
  case when o.is_ended then f.rounds else least(o.played, f.rounds) end as played,
  f.value_minor as "valueMinor", o.won as "wonMinor",
  f.bonus_times as "bonusTimes", ${GRANT_STATE} as state, f.until_at as until,
  f.created_at as "createdAt"`;

const MOST = 50;

/** A member's playable grants, then those of the last thirty days; refused grants are not shown. */
export function grantsOf(executor: Executor, memberId: bigint): Promise<Grant[]> {
  return executor.rows(sql<Grant>`
    select ${GRANT_COLUMNS} from ${GRANTS}
     where f.member_id = ${memberId}::bigint and f.state <> 'refused' and f.game_name <> ''
       and f.created_at > clock_timestamp() - interval '120 days'
       and f.until_at > clock_timestamp() - interval '30 days'
     order by (${GRANT_STATE}) in ('waiting', 'granted') desc, f.until_at desc limit ${MOST}`);
}
