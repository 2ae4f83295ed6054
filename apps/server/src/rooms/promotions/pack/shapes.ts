import { Strict, StrictObject } from '@fairlot/contract/shapes';
import { promotions, promotionsDesk } from '@fairlot/contract';
import { type Static, Type } from 'typebox';

const Key = '^[A-Za-z0-9-]{1,40}$';
const Moment = Type.Union([
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$' }),
  Type.Null(),
]);
const { kind, code, budget, texts } = promotionsDesk.createOffer.body.properties;
const { startsAt: _startsAt, endsAt: _endsAt, audience, ...terms } = promotions.OfferTerms.properties;
const { segmentId: _segmentId, ...reached } = audience.properties;

/** Terms as in the console, with times as text and the segment by its name. */
const Terms = Type.Partial(
  Type.Object({
    ...terms,
    startsAt: Moment,
    endsAt: Moment,
    audience: StrictObject({ ...reached, segment: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })) }),
  }),
  Strict,
);

/** The file `offers` of a pack, by a key for each offer. */
export const OffersFile = Type.Record(
  Type.String({ pattern: Key }),
  Type.Partial(
    Type.Object({
      kind,
      state: Type.Enum(['draft', 'running', 'paused']),
      code,
      /** Key of the announcement that describes it. */
      announcement: Type.Union([Type.String({ pattern: Key }), Type.Null()]),
      budget,
      terms: Terms,
      texts,
    }),
    Strict,
  ),
  Strict,
);
export type OffersFile = Static<typeof OffersFile>;
export type OfferInPack = OffersFile[string];

/** The file `segments` of a pack: conditions of segments, by their names. */
export const SegmentsFile = Type.Record(
  Type.String({ minLength: 1, maxLength: 60 }),
  StrictObject({ conditions: promotionsDesk.createSegment.body.properties.conditions }),
  Strict,
);
export type SegmentsFile = Static<typeof SegmentsFile>;
