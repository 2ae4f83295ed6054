import { SectionHead, UiLink } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { drawPath } from '../../games/model/paths.ts';
import { useMyTickets } from '../model/use-my-tickets.ts';
import { useOwnDraws } from '../model/use-own-draws.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketRow } from './ticket-row.tsx';

interface MyTicketsProps {
  game: LotteryGame;
  placed: readonly PlacedTicket[];
  /** Whether tickets of the draw on sale may be cancelled. */
  isCancellable: boolean;
  /** Whether a ticket may still be repeated in the following draws. */
  canFollow: (ticketId: string) => boolean;
  /** Returns a function that selects the lines again; null if no selection produces them. */
  repeat: (lines: TicketBet['lines']) => (() => void) | null;
}

/** The member's tickets of this draw and the previous one, with their actions; nothing if there are none. */
export function MyTickets({ game, placed, isCancellable, canFollow, repeat }: MyTicketsProps) {
  const t = useText();
  const rows = useMyTickets(game, placed);
  const { placeOf } = useOwnDraws(game.gameCode);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('lottery.myTickets')}>
      <SectionHead title={t('lottery.myTickets')} more={{ text: t('lottery.allBets'), href: '/m/gameRecord' }} />
      <div className="card card--flush mx">
        {rows.map((row) => (
          <div key={row.ticketId} className="mine">
            <TicketRow row={row} place={placeOf(row.gameCode)} />
            <div className="padded">
              <TicketActions
                ticket={{ ticketId: row.ticketId, total: row.stake }}
                isCancellable={isCancellable && row.status === 'open' && row.numero === game.numero}
                canFollow={row.status === 'open' && canFollow(row.ticketId)}
                onRepeat={repeat(row.lines)}
              />
            </div>
          </div>
        ))}
        {[...new Map(rows.map((row) => [`${row.gameCode} ${row.numero}`, row]))].map(([key, row]) => (
          <UiLink key={key} className="list-row link" href={drawPath(row.gameCode, row.numero)}>
            {[placeOf(row.gameCode), t('lottery.checkIssue', { issue: shortIssue(row.numero) })]
              .filter(Boolean)
              .join(': ')}
          </UiLink>
        ))}
      </div>
    </section>
  );
}
