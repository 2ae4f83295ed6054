import type { records as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Movement, MovementDay } from '../wallet/index.ts';
import type { Bet, BetDay } from './repository.ts';

type BetView = Omit<ValueOf<typeof contract.bets>['list'][number], 'drawAt' | 'note' | 'picture'>;
type MovementView = Omit<ValueOf<typeof contract.transactions>['list'][number], 'gameName' | 'betStatus' | 'detailUrl'>;

/** A bet as its player sees it. `win` is the gross payout; it is absent before the settlement and after a refund. */
export function presentBet(bet: Bet): BetView {
  const isTicket = bet.source === 'lottery';
  const isDecided = bet.status === 'won' || bet.status === 'lost';
  return {
    betId: bet.betId,
    source: bet.source,
    ticketId: isTicket ? bet.betId : null,
    vendor: bet.vendor,
    roundId: bet.roundId,
    detailUrl: bet.detailUrl,
    gameCode: bet.gameCode,
    gameName: bet.gameName,
    numero: isTicket ? bet.roundId : null,
    currency: bet.asset,
    status: bet.status,
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    stake: formatMinor(bet.stakeMinor),
    win: isDecided ? formatMinor(bet.winMinor ?? 0n) : null,
    bonusStake: formatMinor(bet.bonusMinor),
    bonusWin: isDecided ? formatMinor(bet.bonusWinMinor) : null,
    lines: bet.lines.map(({ play, picks, unitStakeMinor, priceMinor }) => ({
      play,
      picks,
      unitStake: formatMinor(BigInt(unitStakeMinor)),
      price: formatMinor(BigInt(priceMinor)),
    })),
  };
}

/** The sums of a day as the member sees them. */
export function presentBetDay(sums: BetDay): ValueOf<typeof contract.betDays>[number] {
  const { day, bets, stakeMinor, returnedMinor, open, openMinor } = sums;
  return {
    day,
    bets,
    stake: formatMinor(stakeMinor),
    returned: formatMinor(returnedMinor),
    net: formatMinor(returnedMinor - stakeMinor),
    open,
    openStake: formatMinor(openMinor),
  };
}

export function presentMovement(movement: Movement, currency: string): MovementView {
  // Some kinds only move money between house accounts; no member account takes part in them.
  if (!isShown(movement.kind)) throw new Error(`Transfer ${movement.id} of the kind ${movement.kind} has no member`);
  return {
    id: String(movement.id),
    at: movement.at.getTime(),
    type: movement.kind,
    currency,
    reference: movement.reference,
    amount: formatMinor(movement.amountMinor),
    balanceAfter: formatMinor(movement.balanceAfterMinor),
  };
}

/** The sums of a day's movements as the member sees them. */
export function presentMovementDay({ day, inMinor, outMinor }: MovementDay) {
  return { day, in: formatMinor(inMinor), out: formatMinor(outMinor) };
}

const SHOWN: Record<MovementView['type'], true> = {
  deposit: true,
  withdraw: true,
  bet: true,
  win: true,
  refund: true,
  adjust: true,
  bonus: true,
  rebate: true,
  commission: true,
  salary: true,
  dividend: true,
  transfer: true,
  fee: true,
};

const isShown = (kind: string): kind is MovementView['type'] => Object.hasOwn(SHOWN, kind);
