import { crashWord, followsLink, fromHex } from '@fairlot/fairness';
import { checkFlights as checkParts } from '@fairlot/fairness/rounds';
import { pointHundredths } from '@fairlot/game-maths';
import { parseMinor } from '@fairlot/money';
import type { Flight, PastFlight } from '../api/flight.ts';

/**
 * Whether the last flight follows from the one before it and results in its multiplier. Both must belong to the current
 * chain.
 */
export function checkLast({ last, chain }: Pick<Flight, 'last' | 'chain'>): boolean {
  const [flight, before] = last;
  if (flight === undefined) return false;
  const link = fromHex(flight.hash);
  const word = crashWord(link, fromHex(chain.salt));
  return (
    followsLink(link, fromHex(before?.hash ?? chain.anchor)) &&
    pointHundredths(word, BigInt(flight.returnScaled)) === parseMinor(flight.multiplier, 2)
  );
}

/** Recomputes flights on this device, up to the anchor of their chain. @returns the numbers of those that fail */
export async function checkFlights(flights: readonly PastFlight[]): Promise<string[]> {
  const checks = await checkParts(flights);
  return [...new Set(checks.filter(({ state }) => state !== 'passed').map(({ round }) => round))];
}
