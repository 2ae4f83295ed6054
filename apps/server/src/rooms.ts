import type { Platform } from './platform/index.ts';
import { type Catalogue, createCatalogue } from './rooms/catalogue/index.ts';
import { type Content, createContent } from './rooms/content/index.ts';
import { createIdentity, type Identity } from './rooms/identity/index.ts';
import { createLottery, type Lottery } from './rooms/lottery/index.ts';
import { createPayments, type Payments } from './rooms/payments/index.ts';
import { createProtection, type Protection } from './rooms/protection/index.ts';
import { createRecords, type Records } from './rooms/records/index.ts';
import { createSite, type Site } from './rooms/site/index.ts';
import { createWallet, type Wallet } from './rooms/wallet/index.ts';

export interface Rooms {
  site: Site;
  wallet: Wallet;
  protection: Protection;
  identity: Identity;
  catalogue: Catalogue;
  lottery: Lottery;
  payments: Payments;
  records: Records;
  content: Content;
}

/** Builds the rooms; each is handed exactly the doors it may call. */
export function createRooms(platform: Platform): Rooms {
  const site = createSite(platform);
  const wallet = createWallet(platform);
  const protection = createProtection(platform);
  const identity = createIdentity(platform, { site, protection });
  const catalogue = createCatalogue(platform, { site });
  const lottery = createLottery(platform, { wallet, protection, catalogue });
  const payments = createPayments(platform, { wallet, protection });
  const records = createRecords(platform, { wallet });
  const content = createContent(platform, { site });
  return { site, wallet, protection, identity, catalogue, lottery, payments, records, content };
}
