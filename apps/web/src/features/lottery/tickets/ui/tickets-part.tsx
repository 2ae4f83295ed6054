import { useQuery } from '@tanstack/react-query';
import { recentBetsQuery } from '../../../records/api/bets.ts';
import { followUpsQuery } from '../api/follow-ups.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { GamePlays } from '../../games/api/plays.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { type Repetition, repetitionOf } from '../../slip/model/repeat.ts';
import { FollowUpList } from './follow-up-list.tsx';
import { MyTickets } from './my-tickets.tsx';
import { PlacedBar } from '../../slip/ui/placed-bar.tsx';

interface TicketsPartProps {
  game: LotteryGame;
  plays: GamePlays;
  /** Tickets bought since the page opened, newest first. */
  placed: readonly PlacedTicket[];
  isOpen: boolean;
  /** The bar about the ticket that was just bought is shown at the bottom. */
  isBarShown: boolean;
  onCloseBar: () => void;
  onRepeat: (repetition: Repetition) => void;
}

/** The member's tickets of a game: repeated ones, tickets of this draw and the last, and the one just bought. */
export default function TicketsPart({
  game,
  plays,
  placed,
  isOpen,
  isBarShown,
  onCloseBar,
  onRepeat,
}: TicketsPartProps) {
  const isCancellable = isOpen && plays.cancellable === true;
  const isOffered = (plays.followUps ?? 0) > 0;
  const { data: followUps } = useQuery(followUpsQuery(isOffered));
  // A ticket can be repeated only once, also as the last one of a repetition: a request would have no effect.
  const followed = new Set(followUps?.flatMap(({ ticketId, lastTicketId }) => [ticketId, lastTicketId]));
  const canFollow = (ticketId: string) => isOffered && !followed.has(ticketId);
  const repeat = (lines: Parameters<typeof repetitionOf>[0]) => {
    const repetition = repetitionOf(lines, plays.plays);
    return repetition === null ? null : () => onRepeat(repetition);
  };
  const last = useOpenTicket(placed[0]);
  return (
    <>
      {isOffered && <FollowUpList gameCode={game.gameCode} />}
      <MyTickets game={game} placed={placed} repeat={repeat} isCancellable={isCancellable} canFollow={canFollow} />
      {isBarShown && last !== undefined && (
        <PlacedBar
          ticket={last}
          canFollow={canFollow(last.ticketId)}
          isCancellable={isCancellable && last.numero === game.numero}
          onRepeat={repeat(last.lines)}
          onClose={onCloseBar}
        />
      )}
    </>
  );
}

/**
 * The ticket while it is open. Once it was cancelled or drawn, its row is more informative than the message that it was
 * bought.
 */
function useOpenTicket(ticket: PlacedTicket | undefined): PlacedTicket | undefined {
  const { data } = useQuery(recentBetsQuery(ticket !== undefined));
  const known = data?.list.find((row) => row.ticketId === ticket?.ticketId);
  return known === undefined || known.status === 'open' ? ticket : undefined;
}
