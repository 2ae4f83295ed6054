import { formatMinor } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import type { TicketOrder } from '../../tickets/api/tickets.ts';
import { expandLines } from '../model/lines.ts';
import { countChosen, limitsOf, priceSlip, type SlipPrice } from '../model/slip.ts';
import { picksOf, type SlipState } from '../model/slip-reducer.ts';
import { firstStake, type StakeLimits } from '../model/stake.ts';

/** Numbers of a play that the player has left for another one. They stay on the ticket, at the stake of that time. */
export interface ParkedBet {
  play: Play;
  numbers: readonly string[];
  stakeMinor: bigint;
  price: SlipPrice;
}

/** Bets of all plays but the current one, in the order of the plays; numbers without a complete line are not a bet. */
export function parkedBets(slip: SlipState, current: string, plays: readonly Play[]): ParkedBet[] {
  return plays
    .filter(({ code }) => code !== current && picksOf(slip, code).length > 0)
    .map((play) => {
      const numbers = picksOf(slip, play.code);
      const stakeMinor = stakeWithin(limitsOf(play), slip.keptStakes[play.code]?.stakeMinor ?? null, play.units);
      const { selected, specials } = countChosen(play, numbers);
      return { play, numbers, stakeMinor, price: priceSlip(play, selected, stakeMinor, specials) };
    })
    .filter(({ price }) => price.lineCount > 0);
}

/** Clamps the stake to what the play allows, because the player cannot correct the stake of another play. */
function stakeWithin(limits: StakeLimits, stakeMinor: bigint | null, units: number): bigint {
  if (stakeMinor === null) return firstStake(limits, units);
  if (stakeMinor < limits.minMinor) return limits.minMinor;
  return stakeMinor > limits.maxMinor ? limits.maxMinor : stakeMinor;
}

interface Sum {
  lineCount: number;
  unitCount: number;
  totalMinor: bigint;
}

/** The lines and price of other bets together with the numbers of these plays. */
export function sumOfPrices<T extends Sum>(others: T, parked: readonly ParkedBet[]): T {
  return parked.reduce(
    (sum, { price }) => ({
      ...sum,
      lineCount: sum.lineCount + price.lineCount,
      unitCount: sum.unitCount + price.unitCount,
      totalMinor: sum.totalMinor + price.totalMinor,
    }),
    others,
  );
}

/** Orders of the shares of stations, with the lines of other plays before their own. */
export function orderLinesOfParked(
  orders: readonly TicketOrder[],
  shares: readonly { parked: readonly ParkedBet[] }[],
): TicketOrder[] {
  return orders.map((order, index) => ({
    ...order,
    lines: [...(shares[index]?.parked ?? []).flatMap(linesOf), ...order.lines],
  }));
}

const linesOf = ({ play, numbers, stakeMinor }: ParkedBet) =>
  expandLines(numbers, play.pickCount).map((picks) => ({
    play: play.code,
    picks,
    unitStake: formatMinor(stakeMinor),
  }));
