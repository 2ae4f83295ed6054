// Written by `npm run openapi` from the folders beside this one; not to be edited.

import * as agency from '../agency/permissions.ts';
import * as backoffice from '../backoffice/permissions.ts';
import * as catalogue from '../catalogue/permissions.ts';
import * as chat from '../chat/permissions.ts';
import * as content from '../content/permissions.ts';
import * as identity from '../identity/permissions.ts';
import * as inbox from '../inbox/permissions.ts';
import * as lottery from '../lottery/permissions.ts';
import * as loyalty from '../loyalty/permissions.ts';
import * as originals from '../originals/permissions.ts';
import * as payments from '../payments/permissions.ts';
import * as people from '../people/permissions.ts';
import * as promotions from '../promotions/permissions.ts';
import * as protection from '../protection/permissions.ts';
import * as records from '../records/permissions.ts';
import * as site from '../site/permissions.ts';
import * as vendors from '../vendors/permissions.ts';
import * as verification from '../verification/permissions.ts';
import * as wallet from '../wallet/permissions.ts';

const rooms = [agency, backoffice, catalogue, chat, content, identity, inbox, lottery, loyalty, originals, payments, people, promotions, protection, records, site, vendors, verification, wallet] as const;

/** Permissions of operators, over all rooms. */
export const PERMISSIONS = rooms.flatMap(({ PERMISSIONS: own }): readonly Permission[] => own);
/** Kinds of request that a second operator approves, over all rooms. */
export const APPROVAL_KINDS = rooms.flatMap((room): readonly ApprovalKind[] =>
  'APPROVAL_KINDS' in room ? room.APPROVAL_KINDS : [],
);
/** Permissions that can give money or value to members, over all rooms. An emergency does not grant them. */
export const PAYING_PERMISSIONS = rooms.flatMap((room): readonly Permission[] =>
  'PAYING' in room ? room.PAYING : [],
);

type Room = (typeof rooms)[number];
/** A permission of an operator; roles are sets of these. */
export type Permission = Room['PERMISSIONS'][number];
type KindsOf<R> = R extends { APPROVAL_KINDS: readonly (infer Kind)[] } ? Kind : never;
export type ApprovalKind = KindsOf<Room>;
