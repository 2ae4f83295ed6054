import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import { CancelTicket } from './cancel-ticket.tsx';

export interface TicketActionsProps {
  ticket: { ticketId: string; total: string };
  /** Sale is open and the game allows cancelling tickets. */
  isCancellable: boolean;
  /** The merchant allows repeating tickets in the following draws, and this one can still be repeated. */
  canFollow: boolean;
  /** Selects the ticket's numbers again; null if no selection produces them. */
  onRepeat: (() => void) | null;
}

const loadSheet = () => import('./follow-up-sheet.tsx');

/** Actions of a ticket: cancel it, bet it again, repeat it in the next draws. */
export function TicketActions({ ticket, isCancellable, canFollow, onRepeat }: TicketActionsProps) {
  const t = useText();
  const [isFollowing, setIsFollowing] = useState(false);
  const FollowUpSheet = usePart(isFollowing, loadSheet);
  if (!isCancellable && !canFollow && onRepeat === null) return null;
  return (
    <div className="row wrap mt-2">
      {onRepeat !== null && (
        <button type="button" className="chip" onClick={onRepeat}>
          {t('lottery.betAgain')}
        </button>
      )}
      {canFollow && (
        <button type="button" className="chip" onClick={() => setIsFollowing(true)}>
          {t('lottery.nextDraws')}
        </button>
      )}
      {isCancellable && <CancelTicket ticketId={ticket.ticketId} total={ticket.total} />}
      {FollowUpSheet !== null && (
        <FollowUpSheet open={isFollowing} onClose={() => setIsFollowing(false)} ticket={ticket} />
      )}
    </div>
  );
}
