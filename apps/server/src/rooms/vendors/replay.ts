import { type Database, sql } from '../../platform/db/index.ts';
import type { BetPlaced, BetSettled, ReplayedBets } from '../../platform/events/index.ts';
import type { VendorsPlatform } from './ports.ts';
import { roundUrl } from './gateway/callbacks.ts';
import { userOf } from './users.ts';

const BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Bet {
  id: string;
  vendor: string;
  memberId: bigint;
  userName: string;
  asset: string;
  gameId: string;
  gameName: string;
  product: BetPlaced['product'];
  roundId: string | null;
  stakeMinor: bigint;
  bonusMinor: bigint;
  bonusWinMinor: bigint;
  at: Date;
  status: 'open' | 'won' | 'lost' | 'refunded';
  winMinor: bigint;
  version: number;
  settledAt: Date | null;
}

/** Replays the bets placed since a moment as events, batch by batch. */
export async function* replayBets(
  { db, settingsOf }: VendorsPlatform,
  since: Date,
  from: string | null,
): AsyncGenerator<ReplayedBets> {
  const urlOf = ({ vendor, roundId, memberId }: Bet) => {
    const settings = settingsOf(vendor);
    return settings === undefined || roundId === null ? null : roundUrl(settings, roundId, userOf(memberId));
  };
  // Every listener of a new database requests a replay; this check costs a fiftieth of the whole query.
  if ((await db.first(sql`select 1 from vendors_operations limit 1`)) === undefined) return;
  let after = from ?? BEFORE_ALL;
  for (;;) {
    const bets = await betsAfter(db, after, since);
    const last = bets.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield { placed: bets.map((bet) => placedOf(bet, urlOf(bet))), settled: bets.flatMap(settledOf), after };
  }
}

function betsAfter(db: Database, after: string, since: Date): Promise<Bet[]> {
  return db.rows(sql<Bet>`
    select id, vendor, member_id as "memberId", user_name as "userName", asset, game_id as "gameId",
           game_name as "gameName", product, round_id as "roundId",
           case when kind = 'bet' then amount_minor else 0 end as "stakeMinor", at, status, win_minor as "winMinor",
           case when kind = 'bet' then bonus_minor else 0 end as "bonusMinor",
           vendors_bonus_win(vendors_operations, win_minor) as "bonusWinMinor", version,
           settled_at as "settledAt"
      from vendors_operations
     where status is not null and id > ${after}::uuid and at >= ${since}
     order by id limit ${BATCH}`);
}

const gameOf = ({ product, vendor, gameId, gameName, roundId, asset }: Bet) =>
  ({ source: 'vendor', product, vendor, gameId, gameName, roundId, asset }) as const;

function placedOf(bet: Bet, detailUrl: string | null): BetPlaced {
  return {
    ...gameOf(bet),
    betId: bet.id,
    memberId: String(bet.memberId),
    play: null,
    stakeMinor: String(bet.stakeMinor),
    bonusMinor: String(bet.bonusMinor),
    oddsScaled: null,
    at: bet.at.getTime(),
    detail: null,
    detailUrl,
  };
}

function settledOf(bet: Bet): BetSettled[] {
  const { id, memberId, userName, version, stakeMinor, status, winMinor, bonusWinMinor, settledAt } = bet;
  if (status === 'open' || settledAt === null) return [];
  const outcome = { status, winMinor: String(winMinor), bonusWinMinor: String(bonusWinMinor) };
  const own = { betId: id, memberId: String(memberId), userName, version, stakeMinor: String(stakeMinor) };
  return [{ ...gameOf(bet), bets: [{ ...own, at: settledAt.getTime(), ...outcome }] }];
}
