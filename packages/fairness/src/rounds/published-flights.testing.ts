import vectors from '../../vectors/round-vectors.json' with { type: 'json' };
import type { FlightEvidence } from './index.ts';

/** Flights of the published vectors, newest first, as the server lists crashed flights. */
export function publishedFlights(): FlightEvidence[] {
  const { anchor, salt, returnScaled, flights } = vectors.crash;
  return flights
    .map(({ link, point }, place) => ({
      round: String(place + 1),
      multiplier: point,
      hash: link,
      promise: flights[place - 1]?.link ?? anchor,
      place,
      returnScaled,
      anchor,
      salt,
    }))
    .toReversed();
}
