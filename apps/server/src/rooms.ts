import type { Platform } from './platform/index.ts';
import { Refusal } from './platform/refusal.ts';
import { type Backoffice, createBackoffice } from './rooms/backoffice/index.ts';
import { type Catalogue, createCatalogue } from './rooms/catalogue/index.ts';
import { type Content, createContent } from './rooms/content/index.ts';
import { createIdentity, type Identity } from './rooms/identity/index.ts';
import { createLottery, type Lottery } from './rooms/lottery/index.ts';
import { createPayments, type Payments } from './rooms/payments/index.ts';
import { createProtection, type Protection } from './rooms/protection/index.ts';
import { createRecords, type Records } from './rooms/records/index.ts';
import { createSite, type Site } from './rooms/site/index.ts';
import { capitalAccount, createWallet, issuerAccount, memberAccount, type Wallet } from './rooms/wallet/index.ts';

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
  backoffice: Backoffice;
}

/** Builds the rooms; each is handed exactly the doors it may call. */
export function createRooms(platform: Platform): Rooms {
  const site = createSite(platform);
  const wallet = createWallet(platform);
  const protection = createProtection(platform);
  const identity = createIdentity(platform, { site, protection });
  const catalogue = createCatalogue(platform, { site });
  const lottery = createLottery(platform, {
    wallet,
    followUp: { isOffered: async () => (await site.flags())['LOTTFOLLOW3'] === true, isPaused: site.isInMaintenance },
  });
  const payments = createPayments(platform, { wallet, protection });
  const records = createRecords(platform, { wallet, timeZone: site.timeZone });
  const content = createContent(platform, { site });
  const backoffice = createBackoffice(platform, { site, content, identity, wallet, catalogue, lottery, payments });
  giveMoney(identity, wallet);
  guardLeaving(identity, { wallet, lottery, payments, content });
  identity.exportWith(async (memberId, asset) => ({
    ...(await records.exportOf(memberId, asset)),
    deposits: await payments.depositsOf(memberId),
    ...(await content.applications.exportOf(memberId)),
  }));
  return { site, wallet, protection, identity, catalogue, lottery, payments, records, content, backoffice };
}

/**
 * An account is closed only when no money can come to it any more: a stake that may win, a deposit on its way, a balance.
 * What members wrote and sent to apply for promotions goes with it: no law keeps it.
 */
function guardLeaving(
  identity: Identity,
  { wallet, lottery, payments, content }: { wallet: Wallet; lottery: Lottery; payments: Payments; content: Content },
): void {
  identity.letCloseWith(
    async (tx, memberId, asset) => {
      if (await lottery.holdsOpenTicket(memberId, tx)) throw new Refusal('account.tickets.open');
      if (await payments.awaitsDeposit(memberId, tx)) throw new Refusal('account.deposit.pending');
      if ((await wallet.balance(memberId, asset, tx)) !== 0n) throw new Refusal('account.balance.left');
    },
    (tx, memberId) => content.applications.erase(tx, memberId),
  );
}

/** 1,000,000.00 in play money for a trial member. */
const TRIAL_MINOR = 100_000_000n;
/** 5,000,000.00 for the first demonstration account. */
const DEMO_MINOR = 500_000_000n;

/** Identity makes members but knows no money: what new ones are given is decided here, in the same transaction. */
function giveMoney(identity: Identity, wallet: Wallet): void {
  identity.fundTrialWith(async (tx, memberId) => {
    await wallet.transfer(tx, {
      key: `trial:${memberId}`,
      debit: issuerAccount('FUN'),
      credit: memberAccount(memberId, 'FUN'),
      asset: 'FUN',
      amountMinor: TRIAL_MINOR,
      kind: 'adjust',
      reference: 'trial',
    });
  });
  identity.onSeeded(async (tx, members) => {
    for (const { account, memberId, asset } of members) {
      if (account !== 'demo01') continue;
      await wallet.transfer(tx, {
        key: `seed:${memberId}`,
        debit: capitalAccount(asset),
        credit: memberAccount(memberId, asset),
        asset,
        amountMinor: DEMO_MINOR,
        kind: 'adjust',
        reference: 'demonstration',
      });
    }
  });
}
