import { parseMinor } from '@fairlot/money';
import { settledMoney } from '../../../../shared/bets/bet-money.ts';
import type { Ticket } from '../../tickets/api/tickets.ts';

/** Cost, payout and net of tickets, in minor units. */
export interface TicketMoney {
  stakeMinor: bigint;
  returnedMinor: bigint;
  netMinor: bigint;
}

export function moneyOf(tickets: readonly Ticket[]): TicketMoney | null {
  let [stakeMinor, returnedMinor, netMinor] = [0n, 0n, 0n];
  for (const { status, total, win } of tickets) {
    const settled = settledMoney({ status, stake: total, win });
    if (settled === null) return null;
    stakeMinor += parseMinor(total);
    returnedMinor += parseMinor(settled.returned);
    netMinor += settled.netMinor;
  }
  return { stakeMinor, returnedMinor, netMinor };
}
