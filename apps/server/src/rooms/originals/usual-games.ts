import { usualMinor } from '@fairlot/money';
import { type Executor, sql } from '../../platform/db/index.ts';

/** Games in the order of the lobby: code, name, game of vendor BGS in the catalogue. */
const GAMES = [
  ['dice', 'Dice', 'BGS1'],
  ['plinko', 'Plinko Fair', 'BGS2'],
  ['mines', 'Mines', 'BGS3'],
  ['crash', 'Crash', 'BGS4'],
  ['wheel', 'Wheel', 'BGS5'],
  ['hilo', 'Hi-Lo Fair', 'BGS6'],
  ['keno', 'Keno', 'BGS7'],
  ['slot-kites', 'Ridge Runner', 'BGS8'],
  ['limbo', 'Limbo', 'BGS9'],
  ['roulette', 'Roulette', 'BGS10'],
  ['blackjack', 'Blackjack', 'BGS11'],
  ['baccarat', 'Baccarat', 'BGS12'],
  ['videopoker', 'Video Poker', 'BGS13'],
  ['slot-orchard', 'Orchard Spin', 'BGS14'],
  ['slot-lantern', 'Lantern Ways', 'BGS15'],
] as const;

/**
 * 1,000.00 to 5,000,000.00 for a round that pays at most 2,000,000,000.00; slots up to 1,000,000.00 and
 * 2,500,000,000.00.
 */
const MIN = 100_000;
const MAX = 500_000_000;
const MAX_OF_SLOTS = 100_000_000;
const MAX_PAYOUT = 200_000_000_000;
const MAX_PAYOUT_OF_SLOTS = 250_000_000_000;
/** A round of crash costs at most 20,000,000,000.00. */
const MAX_EXPOSURE = 2_000_000_000_000;

/** Limits are written for VND. */
const usual = (minorOfVnd: number): number => Number(usualMinor(BigInt(minorOfVnd)));

/** Adds games that the database does not contain yet, with default limits; a merchant switches them on. */
export async function addMissingGames(executor: Executor): Promise<void> {
  const rows = GAMES.map(([code, name, gameId], index) => ({
    code,
    name,
    game_id: gameId,
    position: index + 1,
    min_stake_minor: usual(MIN),
    max_stake_minor: usual(code.startsWith('slot-') ? MAX_OF_SLOTS : MAX),
    max_payout_minor: usual(code.startsWith('slot-') ? MAX_PAYOUT_OF_SLOTS : MAX_PAYOUT),
    max_exposure_minor: code === 'crash' ? usual(MAX_EXPOSURE) : null,
  }));
  await executor.run(sql`
    insert into originals_games (code, name, game_id, position, enabled, min_stake_minor, max_stake_minor,
      max_payout_minor, max_exposure_minor)
    select code, name, game_id, position, false, min_stake_minor, max_stake_minor, max_payout_minor,
           max_exposure_minor
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as g(code text, name text, game_id text, position int, min_stake_minor bigint, max_stake_minor bigint,
                max_payout_minor bigint, max_exposure_minor bigint)
    on conflict do nothing`);
}
