import { SectionHead, UiLink } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../api/menu.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { shortIssue } from '../model/issue.ts';
import { drawPath } from '../model/paths.ts';
import { useMyTickets } from '../model/use-my-tickets.ts';
import { TicketRow } from './ticket-row.tsx';

/** The member's tickets of this draw and the one before; nothing without any. */
export function MyTickets({ game, placed }: { game: LotteryGame; placed: readonly PlacedTicket[] }) {
  const t = useText();
  const rows = useMyTickets(game, placed);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('lottery.myTickets')}>
      <SectionHead title={t('lottery.myTickets')} more={{ text: t('lottery.allBets'), href: '/m/gameRecord' }} />
      <div className="card p0 mx">
        {rows.map((row) => <TicketRow key={row.ticketId} row={row} />)}
        {[...new Set(rows.map((row) => row.numero))].map((numero) => (
          <UiLink key={numero} className="li link" href={drawPath(game.gameCode, numero)}>{t('lottery.checkIssue', { issue: shortIssue(numero) })}</UiLink>
        ))}
      </div>
    </section>
  );
}
