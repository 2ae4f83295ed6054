import { useEffect, useState } from 'react';
import type { Flight } from '../api/flight.ts';
import type { ShownRound } from '../model/shown-round.ts';

/** How long a crash that ended a stake of the player stays on the stage; bets are accepted meanwhile. */
const RESULT_MS = 3000;

/** Whether a round was played on a flight. */
export function isOn(round: Pick<ShownRound, 'nonce'> | null, flight: Pick<Flight, 'round'>): boolean {
  return round !== null && String(round.nonce) === flight.round;
}

/** The flight to show: the current one, or the last one while its result is shown and the next one accepts bets. */
export function flightOnStage<F extends Pick<Flight, 'round' | 'state'>>(
  current: F,
  held: F | null,
  rounds: readonly (Pick<ShownRound, 'nonce'> | null)[],
): F {
  const isHeld = held !== null && current.state === 'betting' && rounds.some((round) => isOn(round, held));
  return isHeld && !rounds.some((round) => isOn(round, current)) ? held : current;
}

/**
 * The flight on the stage. The server opens the next flight half a second after a crash, before the player can read the
 * result of the stakes. Therefore the crash stays until its result was shown.
 */
export function useFlightOnStage(current: Flight, rounds: readonly (ShownRound | null)[]): Flight {
  const [held, setHeld] = useState<Flight | null>(null);
  const isEnding =
    current.state === 'crashed' && rounds.some((round) => round?.state === 'open' && isOn(round, current));
  if (isEnding && held?.round !== current.round) setHeld(current);
  const heldRound = held?.round;
  useEffect(() => {
    if (heldRound === undefined) return undefined;
    const timer = setTimeout(() => setHeld(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [heldRound]);
  return flightOnStage(current, held, rounds);
}
