import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { recentBetsQuery } from '../../../records/api/bets.ts';
import type { Draw } from '../../results/api/draw.ts';
import { TicketCheck } from './ticket-check.tsx';

/** The member's tickets of this draw with their proofs: the one in the address and the latest ones. */
export function MyDrawTickets({ draw, ticketId }: { draw: Draw; ticketId: string | undefined }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data } = useQuery(recentBetsQuery(hasToken));
  if (!hasToken) return null;
  const latest = (data?.list ?? [])
    .filter((row) => row.gameCode === draw.gameCode && row.numero === draw.numero && row.status !== 'cancelled')
    .map((row) => row.ticketId);
  const ids = [...new Set([...(ticketId === undefined ? [] : [ticketId]), ...latest])];
  if (ids.length === 0) return null;
  return (
    <section aria-label={t('proof.myTickets')}>
      <h2 className="h3 padded mt-4">{t('proof.myTickets')}</h2>
      {ids.map((id) => (
        <TicketCheck key={id} draw={draw} ticketId={id} />
      ))}
    </section>
  );
}
