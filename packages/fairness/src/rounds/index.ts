export { checkFlights, readFlightEvidence } from './check-flights.ts';
export type { FlightCheck, FlightCheckId, FlightEvidence } from './check-flights.ts';
export { checkRound } from './check-round.ts';
export type { RoundCheck, RoundCheckId } from './check-round.ts';
export { readRoundEvidence } from './round-evidence.ts';
export type { RoundEvidence } from './round-evidence.ts';
