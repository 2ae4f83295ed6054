import { exactReturn, formatOdds, type PlayDefinition } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type DrawLimits, readTermsOf, currentRules, type WantedOdds } from '../actions/publish-odds.ts';
import type { Rules, StoredOdds, StoredPlay } from '../games/terms.ts';
import { guaranteesBp, poolsOfGame, type PoolSettings, returnText, wholeShareBp } from '../pools/settings.ts';

/** Odds and limits of a game, for operators. Minor units, odds x 10,000; a play without odds is not offered. */
export interface OddsTerms {
  gameCode: string;
  gameName: string;
  currency: string;
  oddsVersion: number;
  publishedAt: Date;
  floorPercent: number;
  memberDrawMinor: bigint | null;
  exposureMinor: bigint;
  plays: readonly PlayTerms[];
}

export interface PlayTerms {
  play: string;
  name: string;
  terms: WantedOdds | null;
  returnPercent: string | null;
  /** The permitted range of odds. */
  leastOdds: bigint;
  mostOdds: bigint;
}

/** A change of a publication, described for operators. */
export interface TermsChange {
  about: string;
  before: string;
  after: string;
}

/** @throws Refusal not.found */
export async function readTerms(executor: Executor, gameCode: string): Promise<OddsTerms> {
  const game = await executor.found(sql<Omit<OddsTerms, 'plays'> & { storedOdds: StoredOdds[] }>`
    select g.code as "gameCode", g.name as "gameName", g.currency, g.odds_version as "oddsVersion",
      o.created_at as "publishedAt",
           g.return_floor_percent as "floorPercent", g.member_draw_minor as "memberDrawMinor",
           g.exposure_minor as "exposureMinor", o.plays as "storedOdds"
      from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
      where g.code = ${gameCode}`);
  const [rules] = await currentRules(executor, gameCode);
  if (rules === undefined) throw new Refusal('not.found');
  const pools = await poolsOfGame(executor, gameCode);
  const { storedOdds, ...rest } = game;
  return {
    ...rest,
    plays: rules.plays.map((play) => termsOf(rules, play as StoredPlay, storedOdds, game.floorPercent, pools)),
  };
}

function termsOf(
  { structure }: Rules,
  play: StoredPlay,
  storedOdds: readonly StoredOdds[],
  floorPercent: number,
  pools: readonly PoolSettings[],
): PlayTerms {
  const found = storedOdds.find((odds) => odds.play === play.code);
  const terms = found === undefined ? null : readTermsOf(found);
  const { leastOdds, mostOdds } = oddsRange(play, structure, floorPercent, {
    pools,
    minUnitStakeMinor: terms?.minUnitStakeMinor ?? 1n,
  });
  return {
    play: play.code,
    name: play.name,
    terms,
    leastOdds,
    mostOdds,
    returnPercent: terms && returnText({ ...play, odds: terms.odds }, structure, wholeShareBp(pools)),
  };
}

/**
 * Odds that return exactly the floor, rounded up, and exactly 100 %, rounded down. For jackpot tickets: the odds of
 * their fixed prizes, given the shares and guarantees of the pools.
 */
export function oddsRange(
  play: PlayDefinition,
  structure: Rules['structure'],
  floorPercent: number,
  { pools, minUnitStakeMinor }: { pools: readonly PoolSettings[]; minUnitStakeMinor: bigint },
): { leastOdds: bigint; mostOdds: bigint } {
  const { numerator, denominator } = exactReturn({ ...play, odds: UNIT }, structure);
  const { rule } = play;
  const isLotto = rule.kind === 'lotto';
  const sharesBp = isLotto ? wholeShareBp(pools) : 0n;
  const costBp = isLotto ? sharesBp + guaranteesBp(rule, structure, pools, minUnitStakeMinor) : 0n;
  // Shares of the stake in hundredths of a percent.
  const [floorBp, fullBp] = [BigInt(floorPercent) * 100n - sharesBp, 10_000n - costBp];
  const leastOdds = (denominator * floorBp + numerator - 1n) / numerator;
  const mostOdds = (denominator * fullBp) / numerator;
  return { leastOdds: leastOdds < 1n ? 1n : leastOdds, mostOdds: mostOdds < 0n ? 0n : mostOdds };
}

const UNIT = 10_000n;

/** All changes of the requested terms, with the exact returns before and after. */
export function changesOf(
  before: OddsTerms,
  rules: Rules,
  wanted: readonly WantedOdds[],
  { memberDrawMinor = before.memberDrawMinor, exposureMinor = before.exposureMinor }: DrawLimits,
): TermsChange[] {
  const changes = before.plays.flatMap(({ play, name, terms }) => {
    const definition = rules.plays.find(({ code }) => code === play);
    const next = wanted.find((one) => one.play === play) ?? null;
    if (definition === undefined) return [];
    const [old, now] = [describe(terms, definition, rules), describe(next, definition, rules)];
    return Object.keys({ ...old, ...now })
      .filter((field) => old[field] !== now[field])
      .map((field) => ({
        about: `${name} (${play}) · ${field}`,
        before: old[field] ?? '–',
        after: now[field] ?? '–',
      }));
  });
  const ofDraw = [
    change('memberDraw', before.memberDrawMinor, memberDrawMinor),
    change('exposure', before.exposureMinor, exposureMinor),
  ];
  return [...changes, ...ofDraw.filter((one) => one.before !== one.after)];
}

function describe(terms: WantedOdds | null, play: PlayDefinition, { structure }: Rules): Record<string, string> {
  if (terms === null) return { odds: 'off' };
  return {
    odds: formatOdds(terms.odds),
    oddsReturn: `${exactReturn({ ...play, odds: terms.odds }, structure).percentText}%`,
    leastStake: formatMinor(terms.minUnitStakeMinor),
    mostStake: formatMinor(terms.maxUnitStakeMinor),
    memberPick: amountText(terms.memberNumberMinor ?? null),
    memberPlay: amountText(terms.memberPlayMinor ?? null),
    liability: amountText(terms.liabilityMinor ?? null),
  };
}

const change = (about: string, before: bigint | null, after: bigint | null): TermsChange => ({
  about,
  before: amountText(before),
  after: amountText(after),
});

const amountText = (minor: bigint | null): string => (minor === null ? 'unlimited' : formatMinor(minor));
