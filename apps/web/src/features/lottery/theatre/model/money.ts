import { formatMinor, parseMinor } from '@fairlot/money';
import { settledMoney } from '../../../../shared/bets/bet-money.ts';
import type { Ticket } from '../../tickets/api/tickets.ts';

/** Cost, return and net of tickets, in minor units. The rebate of a ticket is part of its return, as in the records. */
export interface TicketMoney {
  stakeMinor: bigint;
  returnedMinor: bigint;
  netMinor: bigint;
}

export function moneyOf(tickets: readonly Ticket[]): TicketMoney | null {
  let [stakeMinor, returnedMinor, netMinor] = [0n, 0n, 0n];
  for (const { status, total, win, rebateAmount = '0.00' } of tickets) {
    const returned = win === null ? null : formatMinor(parseMinor(win) + parseMinor(rebateAmount));
    const settled = settledMoney({ status, stake: total, win: returned });
    if (settled === null) return null;
    stakeMinor += parseMinor(total);
    returnedMinor += parseMinor(settled.returned);
    netMinor += settled.netMinor;
  }
  return { stakeMinor, returnedMinor, netMinor };
}
