// Written by `npm run openapi` from the folders beside this one; not to be edited.

import type { EndpointSpec } from '../define.ts';
import * as agency from '../agency/member.ts';
import * as agencyDesk from '../agency/desk.ts';
import * as backoffice from '../backoffice/desk.ts';
import * as catalogue from '../catalogue/member.ts';
import * as catalogueDesk from '../catalogue/desk.ts';
import * as chat from '../chat/member.ts';
import * as chatDesk from '../chat/desk.ts';
import * as content from '../content/member.ts';
import * as contentDesk from '../content/desk.ts';
import * as identity from '../identity/member.ts';
import * as identityDesk from '../identity/desk.ts';
import * as inbox from '../inbox/member.ts';
import * as inboxDesk from '../inbox/desk.ts';
import * as lottery from '../lottery/member.ts';
import * as lotteryDesk from '../lottery/desk.ts';
import * as loyalty from '../loyalty/member.ts';
import * as loyaltyDesk from '../loyalty/desk.ts';
import * as originals from '../originals/member.ts';
import * as originalsDesk from '../originals/desk.ts';
import * as payments from '../payments/member.ts';
import * as paymentsDesk from '../payments/desk.ts';
import * as peopleDesk from '../people/desk.ts';
import * as promotions from '../promotions/member.ts';
import * as promotionsDesk from '../promotions/desk.ts';
import * as protection from '../protection/member.ts';
import * as protectionDesk from '../protection/desk.ts';
import * as records from '../records/member.ts';
import * as recordsDesk from '../records/desk.ts';
import * as site from '../site/member.ts';
import * as siteDesk from '../site/desk.ts';
import * as vendors from '../vendors/member.ts';
import * as vendorsDesk from '../vendors/desk.ts';
import * as verification from '../verification/member.ts';
import * as verificationDesk from '../verification/desk.ts';
import * as wallet from '../wallet/member.ts';
import * as walletDesk from '../wallet/desk.ts';

export * as agency from '../agency/member.ts';
export * as agencyDesk from '../agency/desk.ts';
export * as backoffice from '../backoffice/desk.ts';
export * as catalogue from '../catalogue/member.ts';
export * as catalogueDesk from '../catalogue/desk.ts';
export * as chat from '../chat/member.ts';
export * as chatDesk from '../chat/desk.ts';
export * as content from '../content/member.ts';
export * as contentDesk from '../content/desk.ts';
export * as identity from '../identity/member.ts';
export * as identityDesk from '../identity/desk.ts';
export * as inbox from '../inbox/member.ts';
export * as inboxDesk from '../inbox/desk.ts';
export * as lottery from '../lottery/member.ts';
export * as lotteryDesk from '../lottery/desk.ts';
export * as loyalty from '../loyalty/member.ts';
export * as loyaltyDesk from '../loyalty/desk.ts';
export * as originals from '../originals/member.ts';
export * as originalsDesk from '../originals/desk.ts';
export * as payments from '../payments/member.ts';
export * as paymentsDesk from '../payments/desk.ts';
export * as peopleDesk from '../people/desk.ts';
export * as promotions from '../promotions/member.ts';
export * as promotionsDesk from '../promotions/desk.ts';
export * as protection from '../protection/member.ts';
export * as protectionDesk from '../protection/desk.ts';
export * as records from '../records/member.ts';
export * as recordsDesk from '../records/desk.ts';
export * as site from '../site/member.ts';
export * as siteDesk from '../site/desk.ts';
export * as vendors from '../vendors/member.ts';
export * as vendorsDesk from '../vendors/desk.ts';
export * as verification from '../verification/member.ts';
export * as verificationDesk from '../verification/desk.ts';
export * as wallet from '../wallet/member.ts';
export * as walletDesk from '../wallet/desk.ts';
export * from '../agency/rules.ts';
export * from '../chat/rules.ts';
export * from '../content/rules.ts';
export * from '../identity/rules.ts';
export * from '../inbox/rules.ts';
export * from '../loyalty/rules.ts';
export * from '../payments/rules.ts';
export * from '../promotions/rules.ts';
export * from '../site/rules.ts';
export * from '../verification/rules.ts';

/** Every group of calls by its name. */
export const CALLS = {
  agency,
  agencyDesk,
  backoffice,
  catalogue,
  catalogueDesk,
  chat,
  chatDesk,
  content,
  contentDesk,
  identity,
  identityDesk,
  inbox,
  inboxDesk,
  lottery,
  lotteryDesk,
  loyalty,
  loyaltyDesk,
  originals,
  originalsDesk,
  payments,
  paymentsDesk,
  peopleDesk,
  promotions,
  promotionsDesk,
  protection,
  protectionDesk,
  records,
  recordsDesk,
  site,
  siteDesk,
  vendors,
  vendorsDesk,
  verification,
  verificationDesk,
  wallet,
  walletDesk,
};

/** Every endpoint that is built, in the order of the names. */
export const ENDPOINTS: readonly EndpointSpec[] = Object.values(CALLS).flatMap((group) =>
  Object.values(group).filter((entry): entry is Extract<typeof entry, EndpointSpec> => 'method' in entry),
);
