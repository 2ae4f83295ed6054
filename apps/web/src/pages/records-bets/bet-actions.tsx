import { UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { drawQuery } from '../../features/lottery/results/api/draw.ts';
import { playsQuery } from '../../features/lottery/games/api/plays.ts';
import { repeatPath } from '../../features/lottery/games/model/paths.ts';
import { repetitionOf } from '../../features/lottery/slip/model/repeat.ts';
import { CancelTicket } from '../../features/lottery/tickets/ui/cancel-ticket.tsx';
import { useNowValue } from '../../shared/clock/use-now.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import type { Summary } from './bet-summary.ts';

/** Repeats a ticket's bets, or cancels the ticket while its sale is open and its game allows it. */
export function BetActions({ row }: { row: Summary }) {
  const t = useText();
  const { data: plays } = useQuery(playsQuery(row.gameCode));
  const { data: draw } = useQuery({ ...drawQuery(row.gameCode, row.numero), enabled: row.status === 'open' });
  const lockAt = draw?.state === 'open' ? draw.lockAt : 0;
  const isOnSale = useNowValue((now) => now < lockAt);
  const canRepeat = plays !== undefined && repetitionOf(row.lines, plays.plays) !== null;
  const canCancel = row.status === 'open' && isOnSale && plays?.cancellable === true;
  if (!canRepeat && !canCancel) return null;
  return (
    <div className="row wrap padded mb-4">
      {canRepeat && (
        <UiLink className="chip" href={repeatPath(row.gameCode, row.ticketId)}>
          {t('lottery.betAgain')}
        </UiLink>
      )}
      {canCancel && <CancelTicket ticketId={row.ticketId} total={row.stake} />}
    </div>
  );
}
