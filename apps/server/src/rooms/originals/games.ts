import {
  baccaratPairReturn,
  BLACKJACK_PERCENT,
  hundredthsText,
  kenoReturn,
  lanternReturn,
  orchardReturn,
  plinkoReturn,
  PUBLISHED_RETURNS,
  RISKS,
  WHEEL_SEGMENTS,
  wheelReturn,
} from '@fairlot/game-maths';
import type { GameCode } from '@fairlot/game-maths';
import type { Rational } from '@fairlot/money';
import type { siteDesk } from '@fairlot/contract';
import type { Ages, OriginalsPorts } from './ports.ts';
import { type Database, type Executor, sql } from '../../platform/db/index.ts';
import { kept } from '../../platform/rows/kept.ts';
import { Refusal } from '../../platform/refusal.ts';
import { greatestSlotStake, isSlotCode, lesser } from './greatest.ts';

type MarketRules = Pick<siteDesk.MarketRules, 'autoBet' | 'minimumCycleMs' | 'slotStakeCap'>;

/** Single-player games, and crash. */
export type OriginalCode = GameCode | 'crash';

/** Settings of an in-house game. Amounts in minor units. */
export interface OriginalGame {
  code: OriginalCode;
  name: string;
  gameId: string;
  enabled: boolean;
  version: number;
  returnScaled: bigint;
  minStakeMinor: bigint;
  maxStakeMinor: bigint;
  maxPayoutMinor: bigint;
  /** Maximum cost of one shared round; null if a game has no shared rounds. */
  maxExposureMinor: bigint | null;
  minRoundMs: number;
  /** Minimum time between two rounds that the market requires, whatever the merchant's setting; 0 for none. */
  marketCycleMs: number;
  /** Maximum stake that the market sets for members below this age; null if it has no such rule. */
  young: { mostMinor: bigint; belowAge: number } | null;
  /** Whether auto bets are possible: the market allows them, and a round is one stake without a decision. */
  isAuto: boolean;
  /** Minimum return that may be published, x 10,000. */
  floorScaled: number;
  /** The merchant's minimum for every game. */
  merchantFloorScaled: number;
}

/** Cache time of settings in a process; a round always checks the version in the database. */
const KEPT_MS = 5000;

export type GameSettings = ReturnType<typeof createGameSettings>;

/** Settings of the games, restricted by the merchant's market and cached for a few seconds. */
export function createGameSettings(db: Database, site: OriginalsPorts['site']) {
  const all = kept(KEPT_MS, async () => {
    const [games, rules, currency] = [await read(db), await site.market(), await site.currency()];
    return games.map((game) => inMarket(game, rules, currency));
  });
  return {
    all,
    find: async (code: OriginalCode): Promise<OriginalGame | undefined> =>
      (await all()).find((game) => game.code === code),
    drop: all.drop,
    /** Reads the current settings from the database. */
    read,
  };
}

/** Never slots, whatever the market. */
const AUTO_GAMES: ReadonlySet<OriginalCode> = new Set([
  'dice',
  'limbo',
  'plinko',
  'keno',
  'wheel',
  'roulette',
  'baccarat',
]);

/** Applies a market's rules to a game: minimum time between rounds, stake cap of slots. */
function inMarket(game: OriginalGame, rules: MarketRules, currency: string): OriginalGame {
  const { autoBet, minimumCycleMs, slotStakeCap } = rules;
  const isSlot = isSlotCode(game.code);
  const marketCycleMs = isSlot ? minimumCycleMs.slots : minimumCycleMs.casino;
  const maxStakeMinor = isSlotCode(game.code) ? greatestSlotStake(game.code, game) : game.maxStakeMinor;
  const cap = isSlot && slotStakeCap?.currency === currency ? slotStakeCap : null;
  return {
    ...game,
    marketCycleMs,
    isAuto: autoBet && AUTO_GAMES.has(game.code),
    minRoundMs: Math.max(game.minRoundMs, marketCycleMs),
    maxStakeMinor: cap === null ? maxStakeMinor : lesser(BigInt(cap.mostMinor), maxStakeMinor),
    young: cap === null ? null : { mostMinor: BigInt(cap.youngMostMinor), belowAge: cap.youngBelowAge },
  };
}

/**
 * A game that can be played now, at the return that the player saw.
 * @param seen the return x 10,000; undefined for a player who accepts the current one
 * @throws Refusal game.unavailable, odds.changed {returnScaled}
 */
export async function findPlayable(settings: GameSettings, code: OriginalCode, seen?: number): Promise<OriginalGame> {
  const hasChanged = (game: OriginalGame | undefined) =>
    game !== undefined && seen !== undefined && game.returnScaled !== BigInt(seen);
  let game = await settings.find(code);
  if (hasChanged(game)) {
    // The change may have been published in another process a moment ago.
    settings.drop();
    game = await settings.find(code);
  }
  if (game === undefined || !game.enabled) throw new Refusal('game.unavailable');
  if (hasChanged(game)) throw new Refusal('odds.changed', { returnScaled: Number(game.returnScaled) });
  return game;
}

/**
 * A game as one player may play it: members without proof of age have the market's stake cap for young players.
 * @param member null for a visitor
 */
export async function forPlayer(
  game: OriginalGame,
  member: { id: bigint; ages: Ages; executor: Executor } | null,
): Promise<OriginalGame> {
  const { young, maxStakeMinor } = game;
  if (young === null || young.mostMinor >= maxStakeMinor) return game;
  const isAdult = member !== null && (await member.ages.isProved(member.executor, member.id, young.belowAge));
  return isAdult ? game : { ...game, maxStakeMinor: young.mostMinor };
}

/** Settings as set by merchants, without the rules of their market. */
function read(executor: Executor): Promise<OriginalGame[]> {
  return executor.rows(sql<OriginalGame>`
    select code, name, game_id as "gameId", enabled, version, return_scaled::bigint as "returnScaled",
           min_stake_minor as "minStakeMinor", max_stake_minor as "maxStakeMinor",
           max_payout_minor as "maxPayoutMinor", max_exposure_minor as "maxExposureMinor", min_round_ms as "minRoundMs",
           0 as "marketCycleMs", null as young, false as "isAuto",
           g.return_floor_scaled as "floorScaled", m.return_floor_scaled as "merchantFloorScaled"
      from originals_games g cross join originals_merchant m order by position`);
}

/**
 * Exact returns of a game by setting, as its rules show them; those that take long to compute are published constants.
 */
export function returnsOf({ code, returnScaled }: Pick<OriginalGame, 'code' | 'returnScaled'>): Return[] {
  const known = KEPT_RETURNS.get(code) ?? tableReturns(code);
  KEPT_RETURNS.set(code, known);
  return known.length > 0
    ? known
    : [{ setting: '', percent: percentOf({ numerator: returnScaled, denominator: 10_000n }) }];
}

interface Return {
  setting: string;
  percent: string;
}

const KEPT_RETURNS = new Map<OriginalCode, Return[]>();

/** Games with one adjustable edge have no table. */
function tableReturns(code: OriginalCode): Return[] {
  const one = (exact: Rational) => [{ setting: '', percent: percentOf(exact) }];
  switch (code) {
    case 'plinko':
      return RISKS.flatMap((risk) =>
        Array.from({ length: 9 }, (_, index) =>
          setting(`${index + 8} ${risk}`, plinkoReturn({ rows: index + 8, risk })),
        ),
      );
    case 'keno':
      return RISKS.flatMap((risk) =>
        Array.from({ length: 10 }, (_, index) => setting(`${index + 1} ${risk}`, kenoReturn(index + 1, risk))),
      );
    case 'wheel':
      return RISKS.flatMap((risk) =>
        WHEEL_SEGMENTS.map((segments) => setting(`${segments} ${risk}`, wheelReturn({ segments, risk }))),
      );
    case 'roulette':
      return one({ numerator: 36n, denominator: 37n });
    case 'baccarat': {
      const pair = baccaratPairReturn();
      const { player, banker, tie } = PUBLISHED_RETURNS;
      const bets = { player, banker, tie, playerPair: pair, bankerPair: pair };
      return Object.entries(bets).map(([bet, exact]) => setting(bet, exact));
    }
    case 'blackjack':
      return Object.entries(BLACKJACK_PERCENT).map(([play, percent]) => ({ setting: play, percent }));
    case 'videopoker':
      return [
        setting('jacks', PUBLISHED_RETURNS.jacks),
        setting('jacks simple', PUBLISHED_RETURNS.jacksSimple),
        setting('deuces', PUBLISHED_RETURNS.deuces),
        setting('deuces simple', PUBLISHED_RETURNS.deucesSimple),
      ];
    case 'slot-orchard':
      return one(orchardReturn());
    case 'slot-lantern':
      return one(lanternReturn());
    case 'slot-kites':
      return one(PUBLISHED_RETURNS.kites);
    case 'dice':
    case 'limbo':
    case 'mines':
    case 'hilo':
    case 'crash':
      return [];
  }
}

function setting(name: string, exact: Rational): Return {
  return { setting: name, percent: percentOf(exact) };
}

/** Percent with two decimals, rounded half up. */
export function percentOf({ numerator, denominator }: Rational): string {
  return hundredthsText((numerator * 20_000n + denominator) / (2n * denominator));
}
