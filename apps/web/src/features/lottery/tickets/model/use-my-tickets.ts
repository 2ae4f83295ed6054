import { displayMinor } from '@fairlot/money';
import { useToast } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { settledMoney } from '../../../../shared/bets/bet-money.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { recentBetsQuery, type TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { myTickets, newlyWon } from './my-tickets-model.ts';
import { isStaged } from './staged.ts';
import { useOwnDraws } from './use-own-draws.ts';

/** Polling interval for open tickets of a past draw, used when the live stream is unavailable. */
const OPEN_POLL_MS = 5000;

/** The member's tickets of a game's current and last draw; a win is announced once, with its net amount. */
export function useMyTickets(game: LotteryGame, placed: readonly PlacedTicket[]): TicketBet[] {
  const { t, tag } = useLocaleText();
  const toast = useToast();
  const hasToken = useHasToken();
  const { isOwn } = useOwnDraws(game.gameCode);
  const issues = [game.numero, game.previousNumero];
  const { data } = useQuery({
    ...recentBetsQuery(hasToken),
    refetchInterval: ({ state }) =>
      state.data?.list.some((row) => isOwn(row.gameCode) && row.numero === game.previousNumero && row.status === 'open')
        ? OPEN_POLL_MS
        : false,
  });
  const rows = !hasToken ? [] : myTickets(data?.list ?? [], placed, isOwn, issues);
  const seen = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const won = newlyWon(seen.current, rows).filter(({ gameCode, numero }) => !isStaged(gameCode, numero));
    seen.current = new Map(rows.map((row) => [row.ticketId, row.status]));
    const gainMinor = won[0] && settledMoney(won[0])?.netMinor;
    if (gainMinor !== undefined && gainMinor > 0n)
      toast.success(t('lottery.youWon', { amount: displayMinor(gainMinor, { locale: tag }) }), WON_TOAST_MS);
  });
  return rows;
}

const WON_TOAST_MS = 3000;
