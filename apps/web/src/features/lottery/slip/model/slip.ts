import { formatMinor, parseMinor, payoutMinor } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import type { TicketOrder } from '../../tickets/api/tickets.ts';
import { countLines, expandLines, isSpecial } from './lines.ts';
import type { StakeLimits } from './stake.ts';

/** Price and payout of a selection in minor units; for display only, the server prices the ticket. */
export interface SlipPrice {
  lineCount: number;
  unitCount: number;
  /** Price of one line: unit stake x units. */
  lineMinor: bigint;
  totalMinor: bigint;
  /** Gross payout of one line per hit, or at the highest of several prizes, rounded down. */
  perHitMinor: bigint;
}

/**
 * @param selected chosen numbers
 * @param specials chosen special numbers; each multiplies the lines
 */
export function priceSlip(play: Play, selected: number, stakeMinor: bigint, specials = 1): SlipPrice {
  const lineCount = countLines(selected, play.pickCount) * specials;
  const lineMinor = stakeMinor * BigInt(play.units);
  return {
    lineCount,
    unitCount: lineCount * play.units,
    lineMinor,
    totalMinor: lineMinor * BigInt(lineCount),
    perHitMinor: payoutMinor(stakeMinor, BigInt(play.odds), play.prizes?.[0]?.hits ?? 1),
  };
}

/**
 * Counts a play's chosen numbers and special numbers. Plays without special numbers count one, so that it multiplies
 * nothing.
 */
export function countChosen({ bonusFrom }: Pick<Play, 'bonusFrom'>, chosen: readonly string[]) {
  const specials = chosen.filter(isSpecial).length;
  return { selected: chosen.length - specials, specials: bonusFrom === undefined ? 1 : specials };
}

export function limitsOf(play: Play): StakeLimits {
  return { minMinor: parseMinor(play.minUnitStake), maxMinor: parseMinor(play.maxUnitStake) };
}

/**
 * The order of a selection for one draw, after the lines of typed bets. The stake is sent as money, or as points if
 * `pointMinor` gives their value.
 */
export function orderOf(
  gameCode: string,
  issue: string,
  oddsVersion: number,
  play: Play,
  picks: readonly string[],
  stakeMinor: bigint,
  pointMinor: bigint | null = null,
  typed: TicketOrder['lines'] = [],
): TicketOrder {
  const stake =
    pointMinor === null ? { unitStake: formatMinor(stakeMinor) } : { points: Number(stakeMinor / pointMinor) };
  return {
    gameCode,
    numero: issue,
    oddsVersion,
    lines: [
      ...typed,
      ...expandLines(picks, play.pickCount).map((line) => ({ play: play.code, picks: line, ...stake })),
    ],
  };
}

export type SlipBar =
  | 'login'
  | 'empty'
  | 'station'
  | 'many'
  | 'stake'
  | 'soldOut'
  | 'closed'
  | 'funds'
  | 'over'
  | 'ready';

interface SlipFacts {
  isMember: boolean;
  selected: number;
  /** Lines of the selection. */
  lineCount: number;
  /** The whole ticket: typed bets and the selection. */
  total: { lineCount: number; totalMinor: bigint };
  maxLines: number;
  hasStakeProblem: boolean;
  /** Whether a chosen number is stopped. */
  hasSoldOut: boolean;
  /** Whether a bet on two stations has only one. */
  lacksStation: boolean;
  isOpen: boolean;
  /** Null until it is known: the server then decides. */
  balanceMinor: bigint | null;
  /** Amount of the chosen free bet, minor units; null without one. */
  freeBetMinor: bigint | null;
}

/** The first obstacle between the selection and the bet. */
export function slipState({
  isMember,
  selected,
  lineCount,
  total,
  maxLines,
  hasStakeProblem,
  hasSoldOut,
  lacksStation,
  isOpen,
  balanceMinor,
  freeBetMinor,
}: SlipFacts): SlipBar {
  if (lacksStation && lineCount > 0) return 'station';
  if (total.lineCount === 0 || (selected > 0 && lineCount === 0)) return 'empty';
  if (total.lineCount > maxLines) return 'many';
  if (hasStakeProblem) return 'stake';
  if (hasSoldOut && isOpen) return 'soldOut';
  if (!isMember) return 'login';
  if (!isOpen) return 'closed';
  if (freeBetMinor !== null) return total.totalMinor > freeBetMinor ? 'over' : 'ready';
  return balanceMinor !== null && balanceMinor < total.totalMinor ? 'funds' : 'ready';
}
