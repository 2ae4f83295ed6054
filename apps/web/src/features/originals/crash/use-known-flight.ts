import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Flight, flightQuery } from '../api/flight.ts';

const LOOK_MS = 1000;
/** Without an answer for this long, the flight may have crashed. It is read every two seconds. */
const LOST_MS = 5000;

/**
 * The flight as far as it is known. Once the server stops answering, its clock is stopped, so that no multiplier is
 * shown which the flight may never have reached.
 */
export function useKnownFlight(current: Flight): { flight: Flight; isLost: boolean } {
  const client = useQueryClient();
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  useEffect(() => {
    let isSuspect = false;
    const look = () => {
      const answeredAt = client.getQueryState(flightQuery().queryKey)?.dataUpdatedAt ?? 0;
      // A hidden page reads nothing, so a page that was just shown again gets time for its first answer.
      const isLate = document.visibilityState === 'visible' && Date.now() - answeredAt > LOST_MS;
      const isLost = isLate && isSuspect;
      isSuspect = isLate;
      setStoppedAt((at) => (isLost ? (at ?? performance.now()) : null));
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [client]);
  const flight = useMemo(() => (stoppedAt === null ? current : { ...current, stoppedAt }), [current, stoppedAt]);
  return { flight, isLost: stoppedAt !== null };
}
