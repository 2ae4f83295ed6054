import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, EpochMs, Maybe, StrictObject } from '../shapes.ts';
import { FlightNumber, OriginalCode, RoundId, Seat, SeedHash } from './shapes.ts';

const Multiplier = Type.String({ pattern: '^\\d+\\.\\d{2}$' });

const Passenger = Type.Object({
  name: Type.String({ description: 'masked' }),
  stake: Amount,
  cashOut: Maybe(Multiplier),
  payout: Maybe(Amount),
});

/** Proof of a flight: the SHA-256 of the link is the commitment; the link's word with the salt gives the point. */
const PastFlight = Type.Object({
  round: FlightNumber,
  multiplier: Multiplier,
  hash: SeedHash,
  returnScaled: Type.Integer(),
});

export const flight = endpoint({
  id: 'originals.flight',
  path: '/lgw/originals/crash',
  auth: 'optional',
  summary: 'The current shared flight of crash, with the latest ones',
  value: Type.Object({
    round: FlightNumber,
    state: Type.Union([Type.Literal('betting'), Type.Literal('flying'), Type.Literal('crashed')]),
    startsAt: EpochMs,
    crashedAt: Maybe(EpochMs),
    multiplier: Maybe(Multiplier),
    hash: SeedHash,
    now: EpochMs,
    returnScaled: Type.Integer(),
    chain: Type.Object({
      anchor: SeedHash,
      salt: SeedHash,
      length: Type.Integer(),
      place: Type.Integer({ description: 'of the flight in the chain, from 0' }),
      nextAnchor: Maybe(SeedHash),
    }),
    players: Type.Integer(),
    cashedOut: Type.Integer(),
    passengers: Type.Array(Passenger, {
      description: 'other members: latest cash-outs first, then those in flight by stake',
    }),
    last: Type.Array(PastFlight),
    own: Type.Array(
      Type.Object({
        roundId: RoundId,
        seat: Seat,
        stake: Amount,
        autoCashOut: Maybe(Multiplier),
        leavesAt: Type.String({
          description: 'latest cash-out: the automatic one or the one at the maximum payout',
        }),
        cashOut: Maybe(Multiplier),
        payout: Maybe(Amount),
      }),
      { description: "the caller's stakes on the flight, at most two, by seat" },
    ),
  }),
  errors: ['game.unavailable'],
  policies: { background: true },
});

export const flights = endpoint({
  id: 'originals.flights',
  path: '/lgw/originals/crash/flights',
  auth: 'public',
  summary: 'Crashed flights, newest first, with their proofs',
  query: StrictObject({ before: Type.Optional(FlightNumber) }),
  value: Type.Array(
    Type.Object({
      ...PastFlight.properties,
      promise: SeedHash,
      place: Type.Integer({
        description: 'in the chain, from 0: this number of hashes plus one leads to the anchor',
      }),
      anchor: SeedHash,
      salt: SeedHash,
      crashedAt: EpochMs,
    }),
  ),
  errors: ['request.invalid'],
});

export const live = endpoint({
  id: 'originals.live',
  path: '/lgw/originals/live',
  auth: 'public',
  summary: 'Members who play in-house games now, and the latest flights',
  value: Type.Object({
    games: Type.Array(
      Type.Object({
        game: OriginalCode,
        players: Type.Integer({ description: 'members with a round in the last 5 minutes' }),
      }),
    ),
    last: Type.Array(PastFlight),
  }),
});
