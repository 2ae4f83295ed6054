import type { Platform } from '../../platform/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Site } from '../site/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Attempts } from './attempts.ts';

/** The doors that operators act through; this room owns no domain data. */
export interface Doors {
  site: Site;
  identity: Identity;
  wallet: Wallet;
  catalogue: Catalogue;
  content: Content;
  lottery: Lottery;
  payments: Payments;
}

/** What the actions of this room work with. */
export interface BackofficeServices {
  platform: Platform;
  doors: Doors;
  attempts: Attempts;
  /** Whether operators marked so may work without an authenticator: never in production. */
  canSkipTotp: boolean;
}
