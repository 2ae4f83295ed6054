// Written by `npm run openapi` from the folders beside this one; not to be edited.

import { OPERATOR_ERROR_TEXTS as commonDesk } from '../desk-errors.ts';
import { ERROR_TEXTS as common } from '../errors.ts';
import { ERROR_TEXTS as agency } from '../agency/errors.ts';
import { ERROR_TEXTS as catalogue } from '../catalogue/errors.ts';
import { ERROR_TEXTS as chat } from '../chat/errors.ts';
import { ERROR_TEXTS as content } from '../content/errors.ts';
import { ERROR_TEXTS as identity } from '../identity/errors.ts';
import { ERROR_TEXTS as inbox } from '../inbox/errors.ts';
import { ERROR_TEXTS as lottery } from '../lottery/errors.ts';
import { ERROR_TEXTS as loyalty } from '../loyalty/errors.ts';
import { ERROR_TEXTS as originals } from '../originals/errors.ts';
import { ERROR_TEXTS as payments } from '../payments/errors.ts';
import { ERROR_TEXTS as promotions } from '../promotions/errors.ts';
import { ERROR_TEXTS as protection } from '../protection/errors.ts';
import { ERROR_TEXTS as vendors } from '../vendors/errors.ts';
import { ERROR_TEXTS as verification } from '../verification/errors.ts';
import { ERROR_TEXTS as wallet } from '../wallet/errors.ts';
import { OPERATOR_ERROR_TEXTS as agencyDesk } from '../agency/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as backofficeDesk } from '../backoffice/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as chatDesk } from '../chat/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as contentDesk } from '../content/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as inboxDesk } from '../inbox/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as lotteryDesk } from '../lottery/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as loyaltyDesk } from '../loyalty/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as paymentsDesk } from '../payments/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as promotionsDesk } from '../promotions/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as siteDesk } from '../site/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as vendorsDesk } from '../vendors/desk-errors.ts';
import { OPERATOR_ERROR_TEXTS as verificationDesk } from '../verification/desk-errors.ts';

/** Every error code that members and visitors receive, with its English text. */
export const ERROR_TEXTS = {
  ...common,
  ...agency,
  ...catalogue,
  ...chat,
  ...content,
  ...identity,
  ...inbox,
  ...lottery,
  ...loyalty,
  ...originals,
  ...payments,
  ...promotions,
  ...protection,
  ...vendors,
  ...verification,
  ...wallet,
};

/** Codes that only operators receive. Separate, to keep their texts out of the web app. */
export const OPERATOR_ERROR_TEXTS = {
  ...commonDesk,
  ...agencyDesk,
  ...backofficeDesk,
  ...chatDesk,
  ...contentDesk,
  ...inboxDesk,
  ...lotteryDesk,
  ...loyaltyDesk,
  ...paymentsDesk,
  ...promotionsDesk,
  ...siteDesk,
  ...vendorsDesk,
  ...verificationDesk,
};

export type ErrorCode = keyof typeof ERROR_TEXTS | keyof typeof OPERATOR_ERROR_TEXTS;

/** English text of every code that leaves the server. */
export const ALL_ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = { ...ERROR_TEXTS, ...OPERATOR_ERROR_TEXTS };
