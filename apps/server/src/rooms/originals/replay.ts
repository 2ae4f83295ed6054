import { type Database, sql } from '../../platform/db/index.ts';
import type { BetPlaced, BetSettled, ReplayedBets } from '../../platform/events/index.ts';
import { eventOf } from './actions/play-round.ts';
import { type RoundRow, roundsAfter } from './repository.ts';
import { bonusWinsOf, sharesOf } from './rules.ts';

const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Replays the rounds played since a moment as events, batch by batch.
 * @param from the last round of the previous part, when a replay continues
 */
export async function* replayRounds(
  db: Database,
  since: Date,
  from: string | null,
  batch = BATCH,
): AsyncGenerator<ReplayedBets> {
  // Every listener of a new database requests a replay; this check costs a fiftieth of the whole query.
  if ((await db.first(sql`select 1 from originals_rounds limit 1`)) === undefined) return;
  let after = from ?? BEFORE_ALL;
  for (;;) {
    const rows = await roundsAfter(db, after, since, batch);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield { placed: rows.flatMap(placedOf), settled: rows.flatMap(settledOf), after };
  }
}

const gameOf = (row: RoundRow) => ({ gameId: row.gameId, name: row.gameName, code: row.code });
const sharedRoundOf = ({ id, flightId }: RoundRow) => (flightId === null ? id : String(flightId));
const betIdOf = ({ id }: RoundRow, place: number) => (place === 0 ? id : `${id}:${place + 1}`);

/** Further stakes were placed later than the first; a replay gives them its time. */
function placedOf(row: RoundRow): BetPlaced[] {
  return row.stakesMinor.map((stakeMinor, place) => ({
    ...eventOf(row.id, gameOf(row), row.asset, sharedRoundOf(row)),
    betId: betIdOf(row, place),
    memberId: String(row.memberId),
    stakeMinor,
    bonusMinor: row.bonusStakesMinor[place] ?? '0',
    at: row.placedAt.getTime(),
  }));
}

function settledOf(row: RoundRow): BetSettled[] {
  const { payoutMinor, settledAt, refunded } = row;
  if (payoutMinor === null || settledAt === null) return [];
  const stakes = row.stakesMinor.map(BigInt);
  const wins = sharesOf(payoutMinor, stakes);
  const bonusWins = bonusWinsOf(payoutMinor, stakes, row.bonusStakesMinor.map(BigInt));
  // Must match `originals_bet_status`.
  const statusOf = (win: bigint, place: number) => {
    const stake = stakes[place] ?? 0n;
    if (refunded || win === stake) return 'refunded';
    return win > stake ? 'won' : 'lost';
  };
  const bets = wins.map((win, place) => ({
    betId: betIdOf(row, place),
    memberId: String(row.memberId),
    userName: row.userName,
    version: 1,
    at: settledAt.getTime(),
    status: statusOf(win, place),
    winMinor: String(win),
    bonusWinMinor: String(bonusWins[place] ?? 0n),
  })) satisfies BetSettled['bets'];
  const { source, product, wagersAs, vendor, gameId, gameName, roundId, asset } = eventOf(
    row.id,
    gameOf(row),
    row.asset,
    sharedRoundOf(row),
  );
  const game = { source, product, ...(wagersAs === undefined ? {} : { wagersAs }), vendor, gameId, gameName };
  return [{ ...game, roundId, asset, bets }];
}
