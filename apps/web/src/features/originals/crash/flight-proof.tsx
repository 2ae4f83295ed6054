import { Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Flight } from '../api/flight.ts';

/** The last flight, recomputed on this device from the values published before it, with a link to the whole chain. */
export function FlightProof({ flight, onOpen }: { flight: Flight; onOpen: () => void }) {
  const t = useText();
  const last = flight.last[0];
  const { data: isRight } = useQuery({
    queryKey: ['originals', 'checked', last?.round],
    queryFn: async () => (await import('./check-flights.ts')).checkLast(flight),
    // For the first two flights of a chain, the answer lacks the values to verify them.
    enabled: last !== undefined && flight.chain.place > 1,
    staleTime: Infinity,
  });
  if (last === undefined || isRight === undefined) return null;
  const link = `${last.hash.slice(0, 6)}…${last.hash.slice(-4)}`;
  return (
    <button type="button" className="card game-card flight-proof" onClick={onOpen}>
      <Icon name="shield" />
      <span className="grow">
        <b className="block">{t(isRight ? 'crash.checked' : 'crash.unchecked', { round: last.round })}</b>
        {isRight && <span className="caption muted">{t('crash.fits', { link })}</span>}
      </span>
      <Icon name="chevron" size="small" />
    </button>
  );
}
