import { type DoorsOf } from './platform/room.ts';
import { agency } from './rooms/agency/room.ts';
import { backoffice } from './rooms/backoffice/room.ts';
import { catalogue } from './rooms/catalogue/room.ts';
import { chat } from './rooms/chat/room.ts';
import { content } from './rooms/content/room.ts';
import { identity } from './rooms/identity/room.ts';
import { inbox } from './rooms/inbox/room.ts';
import { lottery } from './rooms/lottery/room.ts';
import { loyalty } from './rooms/loyalty/room.ts';
import { originals } from './rooms/originals/room.ts';
import { payments } from './rooms/payments/room.ts';
import { promotions } from './rooms/promotions/room.ts';
import { protection } from './rooms/protection/room.ts';
import { records } from './rooms/records/room.ts';
import { site } from './rooms/site/room.ts';
import { vendors } from './rooms/vendors/room.ts';
import { verification } from './rooms/verification/room.ts';
import { wallet } from './rooms/wallet/room.ts';

/** Every room, those first that others call. Their migrations are applied in this order as well. */
export const ROOMS = [
  site,
  wallet,
  protection,
  identity,
  catalogue,
  lottery,
  verification,
  originals,
  payments,
  records,
  agency,
  content,
  vendors,
  inbox,
  chat,
  promotions,
  loyalty,
  backoffice,
] as const;

export type Rooms = DoorsOf<typeof ROOMS>;
