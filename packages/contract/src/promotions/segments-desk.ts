import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, Reason, Strict, Version } from '../shapes.ts';
import { SegmentPart } from './terms.ts';

const one = { params: Type.Object({ id: Id }, Strict) } as const;
const read = { auth: 'operator', permission: 'promotions.read' } as const;
const write = { auth: 'operator', permission: 'promotions.write' } as const;

const SegmentBody = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  conditions: Type.Array(SegmentPart, { minItems: 1, maxItems: 10, description: 'all must match' }),
};
const Segment = Type.Object({ id: Id, ...SegmentBody, createdAt: EpochMs, version: Version });

export const segments = endpoint({
  ...read,
  id: 'promotionsDesk.segments',
  method: 'GET',
  path: '/backoffice/api/segments',
  summary: 'Segments, each stored as its conditions',
  value: Type.Array(Segment),
  errors: [],
});

export const countSegment = endpoint({
  ...read,
  id: 'promotionsDesk.countSegment',
  method: 'POST',
  path: '/backoffice/api/segments/count',
  summary: 'Number of members who match conditions now',
  body: Type.Object({ conditions: SegmentBody.conditions }, Strict),
  value: Type.Object({ members: Type.Integer() }),
  errors: ['request.invalid'],
});

export const createSegment = endpoint({
  ...write,
  id: 'promotionsDesk.createSegment',
  method: 'POST',
  path: '/backoffice/api/segments',
  summary: 'Create a segment',
  body: Type.Object({ ...SegmentBody, reason: Reason }, Strict),
  value: Segment,
  errors: ['request.invalid', 'segment.name'],
});

export const changeSegment = endpoint({
  ...write,
  ...one,
  id: 'promotionsDesk.changeSegment',
  method: 'PUT',
  path: '/backoffice/api/segments/:id',
  summary: 'Change a segment; published offers keep the conditions they were approved with',
  body: Type.Object({ ...SegmentBody, reason: Reason, version: Type.Optional(Version) }, Strict),
  value: Segment,
  errors: ['request.invalid', 'not.found', 'segment.name', 'version.conflict'],
});
