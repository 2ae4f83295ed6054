import { formatMinor, parseMinor, payoutMinor } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import type { TicketOrder } from '../../tickets/api/tickets.ts';
import { countLines, expandLines } from './lines.ts';
import type { StakeLimits } from './stake.ts';

/** What a selection costs and pays, in minor units; for display, the server prices the ticket. */
export interface SlipPrice {
  lineCount: number;
  unitCount: number;
  /** Price of one line: unit stake x units. */
  lineMinor: bigint;
  totalMinor: bigint;
  /** Gross payout of one line per hit, rounded down. */
  perHitMinor: bigint;
}

export function priceSlip(play: Play, selected: number, stakeMinor: bigint): SlipPrice {
  const lineCount = countLines(selected, play.pickCount);
  const lineMinor = stakeMinor * BigInt(play.units);
  return {
    lineCount,
    unitCount: lineCount * play.units,
    lineMinor,
    totalMinor: lineMinor * BigInt(lineCount),
    perHitMinor: payoutMinor(stakeMinor, BigInt(play.odds), 1),
  };
}

export function limitsOf(play: Play): StakeLimits {
  return { minMinor: parseMinor(play.minUnitStake), maxMinor: parseMinor(play.maxUnitStake) };
}

/**
 * The order of a selection for one issue; the stake goes as money, or as points where `pointMinor` says what one is
 * worth.
 */
export function orderOf(
  gameCode: string,
  issue: string,
  oddsVersion: number,
  play: Play,
  picks: readonly string[],
  stakeMinor: bigint,
  pointMinor: bigint | null = null,
): TicketOrder {
  const stake =
    pointMinor === null ? { unitStake: formatMinor(stakeMinor) } : { points: Number(stakeMinor / pointMinor) };
  return {
    gameCode,
    numero: issue,
    oddsVersion,
    lines: expandLines(picks, play.pickCount).map((line) => ({ play: play.code, picks: line, ...stake })),
  };
}

export type SlipBar = 'login' | 'empty' | 'many' | 'stake' | 'soldOut' | 'closed' | 'funds' | 'over' | 'ready';

interface SlipFacts {
  isMember: boolean;
  selected: number;
  price: SlipPrice;
  maxLines: number;
  hasStakeProblem: boolean;
  /** Whether a number among the chosen is sold no more. */
  hasSoldOut: boolean;
  isOpen: boolean;
  /** Null while it is not known: the server then decides. */
  balanceMinor: bigint | null;
  /** The free bet that was chosen to pay for it, minor units; null for none. */
  freeBetMinor: bigint | null;
}

/** What stands between the selection and the bet; the first thing that does. */
export function slipState({
  isMember,
  selected,
  price,
  maxLines,
  hasStakeProblem,
  hasSoldOut,
  isOpen,
  balanceMinor,
  freeBetMinor,
}: SlipFacts): SlipBar {
  if (selected === 0 || price.lineCount === 0) return 'empty';
  if (price.lineCount > maxLines) return 'many';
  if (hasStakeProblem) return 'stake';
  if (hasSoldOut && isOpen) return 'soldOut';
  if (!isMember) return 'login';
  if (!isOpen) return 'closed';
  if (freeBetMinor !== null) return price.totalMinor > freeBetMinor ? 'over' : 'ready';
  return balanceMinor !== null && balanceMinor < price.totalMinor ? 'funds' : 'ready';
}
