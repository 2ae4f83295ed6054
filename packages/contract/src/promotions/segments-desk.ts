import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Id, IdParams, Reason, StrictObject, Version } from '../shapes.ts';
import { SegmentPart } from './terms.ts';

const SegmentBody = {
  name: Type.String({ minLength: 1, maxLength: 60 }),
  conditions: Type.Array(SegmentPart, { minItems: 1, maxItems: 10, description: 'all must match' }),
};
const Segment = Type.Object({ id: Id, ...SegmentBody, createdAt: EpochMs, version: Version });

export const segments = endpoint({
  id: 'promotionsDesk.segments',
  path: '/backoffice/api/segments',
  permission: 'promotions.read',
  summary: 'Segments, each stored as its conditions',
  value: Type.Array(Segment),
});

export const countSegment = endpoint({
  id: 'promotionsDesk.countSegment',
  method: 'POST',
  path: '/backoffice/api/segments/count',
  permission: 'promotions.read',
  summary: 'Number of members who match conditions now',
  body: StrictObject({ conditions: SegmentBody.conditions }),
  value: Type.Object({ members: Type.Integer() }),
  errors: ['request.invalid'],
});

export const createSegment = endpoint({
  id: 'promotionsDesk.createSegment',
  method: 'POST',
  path: '/backoffice/api/segments',
  permission: 'promotions.write',
  summary: 'Create a segment',
  body: StrictObject({ ...SegmentBody, reason: Reason }),
  value: Segment,
  errors: ['request.invalid', 'segment.name'],
});

export const changeSegment = endpoint({
  id: 'promotionsDesk.changeSegment',
  method: 'PUT',
  path: '/backoffice/api/segments/:id',
  permission: 'promotions.write',
  summary: 'Change a segment; published offers keep the conditions they were approved with',
  params: IdParams,
  body: StrictObject({ ...SegmentBody, reason: Reason, version: Type.Optional(Version) }),
  value: Segment,
  errors: ['request.invalid', 'not.found', 'segment.name', 'version.conflict'],
});
