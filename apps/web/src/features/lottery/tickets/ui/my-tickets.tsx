import { SectionHead, UiLink } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { drawPath } from '../../games/model/paths.ts';
import { useMyTickets } from '../model/use-my-tickets.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketRow } from './ticket-row.tsx';

interface MyTicketsProps {
  game: LotteryGame;
  placed: readonly PlacedTicket[];
  /** Tickets of the issue on sale may be taken back. */
  isCancellable: boolean;
  /** Whether a ticket may still be repeated in the draws that follow. */
  canFollow: (ticketId: string) => boolean;
  /** How lines are chosen again; null where no choice makes them. */
  repeat: (lines: TicketBet['lines']) => (() => void) | null;
}

/** The member's tickets of this draw and the one before, with what can be done with them; nothing without any. */
export function MyTickets({ game, placed, isCancellable, canFollow, repeat }: MyTicketsProps) {
  const t = useText();
  const rows = useMyTickets(game, placed);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('lottery.myTickets')}>
      <SectionHead title={t('lottery.myTickets')} more={{ text: t('lottery.allBets'), href: '/m/gameRecord' }} />
      <div className="card card--flush mx">
        {rows.map((row) => (
          <div key={row.ticketId} className="mine">
            <TicketRow row={row} />
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
        {[...new Set(rows.map((row) => row.numero))].map((issue) => (
          <UiLink key={issue} className="list-row link" href={drawPath(game.gameCode, issue)}>
            {t('lottery.checkIssue', { issue: shortIssue(issue) })}
          </UiLink>
        ))}
      </div>
    </section>
  );
}
