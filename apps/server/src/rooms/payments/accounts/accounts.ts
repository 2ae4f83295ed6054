import { randomUUID } from 'node:crypto';
import type { payments as contract, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { securityChanged } from '../../../platform/events/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { accountWaitHours, hasOpenWithdrawal } from '../withdrawals/withdrawal-rows.ts';
import {
  type AccountRow,
  accountsOf,
  holderContext,
  insertAccount,
  lockAccount,
  lockAccountsOf,
  markRemoved,
  type NameState,
  type NewAccountRow,
  numberContext,
  openHolder,
  openNumber,
  othersOfNumber,
  setNameState,
} from './account-rows.ts';
import { isSameName } from './name-match.ts';
import { lastDigitsOf, markOfNumber, plainNumber } from './number-marks.ts';

export type AccountView = ValueOf<typeof contract.payoutAccounts>[number];

const MOST_OF_KIND = { bank: 5, wallet: 3 } as const;

export interface NewAccount {
  kind: 'bank' | 'wallet';
  bank: string;
  /** As the member entered it. */
  account: string;
  name: string;
}

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;

/** Members' payout accounts. Number and holder are sealed; a keyed hash finds the same account again. */
export function createPayoutAccounts(platform: PaymentsPlatform, protection: Protection) {
  const { db, events, secrets, verifiedNames } = platform;

  const rowOf = createRowOf(platform);
  async function remember(tx: Tx, row: AccountRow): Promise<void> {
    for (const text of await textsOf(platform, tx, row))
      await protection.recogniseAccount(tx, row.memberId, { text, isProved: row.nameState === 'matches' });
  }
  const list = async (memberId: bigint) => (await accountsOf(db, memberId)).map((row) => presentAccount(secrets, row));

  return {
    list,
    /** @throws Refusal payout.account.exists, payout.account.full */
    add: async (memberId: bigint, input: NewAccount): Promise<AccountView[]> => {
      await db.transaction(async (tx) => {
        await lockAccountsOf(tx, memberId);
        const existing = await accountsOf(tx, memberId);
        const row = await rowOf(tx, memberId, input, await accountWaitHours(tx, await platform.site.currency(tx)));
        if (existing.some(({ mark }) => mark === row.mark)) throw new Refusal('payout.account.exists');
        if (existing.filter(({ kind }) => kind === row.kind).length >= MOST_OF_KIND[row.kind])
          throw new Refusal('payout.account.full', { most: MOST_OF_KIND[row.kind] });
        await insertAccount(tx, row);
        await remember(tx, row);
        const reported = { change: 'payoutAccount', detail: labelOf(row) } as const;
        await events.outbox.add(tx, securityChanged, memberId, reported);
      });
      return list(memberId);
    },
    /** @throws Refusal not.found, payout.account.busy */
    remove: async (memberId: bigint, id: string): Promise<AccountView[]> => {
      await db.transaction(async (tx) => {
        const row = requireFound(isUuid(id) ? await lockAccount(tx, id, memberId) : undefined);
        if (await hasOpenWithdrawal(tx, memberId, id)) throw new Refusal('payout.account.busy');
        await markRemoved(tx, id);
        for (const text of await textsOf(platform, tx, row)) await protection.forgetAccount(tx, memberId, text);
      });
      return list(memberId);
    },
    /** Compares the holders of a member's accounts with the name on the document again. */
    matchNames: async (tx: Tx, memberId: bigint): Promise<void> => {
      for (const row of await accountsOf(tx, memberId)) {
        const nameState = await stateOf(verifiedNames, tx, memberId, openHolder(secrets, row));
        await setNameState(tx, row.id, nameState);
        await remember(tx, { ...row, nameState });
      }
      await events.stream.publish(tx, memberId, 'payoutAccounts.changed', {});
    },
    /** The initial account of the demonstration's member, usable immediately. */
    seed: async (tx: Tx, memberId: bigint): Promise<void> => {
      const name = await verifiedNames.of(tx, memberId);
      if (name === null) return;
      // A separate number per member: an account that two members share sends every withdrawal to manual review.
      const number = `9704${String(memberId % 10_000n).padStart(4, '0')}8842`;
      const account = { kind: 'bank', bank: 'Harbour Bank', account: number, name } as const;
      // An hour ago, because pages check the time only every minute.
      await insertAccount(tx, await rowOf(tx, memberId, account, -1), 30 * 24);
    },
    /** An account that a member of the demonstration's past added at a time. @returns its id */
    addPast: async (tx: Tx, memberId: bigint, account: NewAccount, at: Date): Promise<string> => {
      const waitHours = await accountWaitHours(tx, await platform.site.currency(tx));
      const usableFrom = new Date(at.getTime() + waitHours * 3_600_000);
      const row = { ...(await rowOf(tx, memberId, account, 0)), usableFrom };
      await insertAccount(tx, row);
      await remember(tx, row);
      return row.id;
    },
  };
}

/** Makes the row of a new account; number and holder are sealed with the row's id. */
function createRowOf({ secrets, marks, verifiedNames }: PaymentsPlatform) {
  return async (tx: Tx, memberId: bigint, input: NewAccount, waitHours: number): Promise<NewAccountRow> => {
    const id = randomUUID();
    const number = plainNumber(input.account);
    return {
      id,
      memberId,
      kind: input.kind,
      bank: plainText(input.bank),
      numberSealed: secrets.seal(Buffer.from(number), numberContext(id)),
      holderSealed: secrets.seal(Buffer.from(plainText(input.name)), holderContext(id)),
      lastDigits: lastDigitsOf(number),
      numberMark: markOfNumber(marks, number),
      mark: marks.of(accountText(input.bank, number), 'payments.account'),
      nameState: await stateOf(verifiedNames, tx, memberId, input.name),
      usableFrom: usableAfter(waitHours),
    };
  };
}

async function stateOf(
  verifiedNames: PaymentsPlatform['verifiedNames'],
  tx: Tx,
  memberId: bigint,
  holder: string,
): Promise<NameState> {
  const name = await verifiedNames.of(tx, memberId);
  if (name === null) return 'unknown';
  return isSameName(name, holder) ? 'matches' : 'differs';
}

/**
 * Texts that identify an account: the number with the bank as the member entered it, and with the bank names of
 * others in the same name. The bank is free text, so another spelling would otherwise be another account.
 */
async function textsOf(
  { secrets, marks }: Pick<PaymentsPlatform, 'secrets' | 'marks'>,
  tx: Tx,
  row: AccountRow,
): Promise<string[]> {
  const number = openNumber(secrets, row);
  const holder = openHolder(secrets, row);
  const others = await othersOfNumber(tx, row.memberId, markOfNumber(marks, number));
  const same = others.filter((other) => isSameName(openHolder(secrets, other), holder));
  return [...new Set([row, ...same].map(({ bank }) => accountText(bank, number)))];
}

const presentAccount = (secrets: PaymentsPlatform['secrets'], row: AccountRow): AccountView => ({
  accountId: row.id,
  kind: row.kind,
  bank: row.bank,
  label: labelOf(row),
  holder: hideLetters(openHolder(secrets, row)),
  verified: row.nameState === 'matches',
  nameState: row.nameState,
  usableFrom: row.usableFrom.getTime(),
});

/** Without a waiting time, the start of the current minute, because pages compare times by the minute. */
function usableAfter(waitHours: number): Date {
  const now = Date.now();
  return new Date(waitHours === 0 ? now - (now % 60_000) : now + waitHours * 3_600_000);
}

/** `Harbour Bank ·· 8842` */
export function labelOf({ bank, lastDigits }: Pick<AccountRow, 'bank' | 'lastDigits'>): string {
  return `${bank} ·· ${lastDigits}`;
}

/** `Nguyễn Minh Anh` to `N*** M*** A***`: enough to recognise one's own name, useless to others. */
export function hideLetters(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${/^./u.exec(word)?.[0] ?? ''}***`)
    .join(' ');
}

function plainText(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** The same text for every spelling of the same account. */
function accountText(bank: string, number: string): string {
  return `${plainText(bank).toLowerCase()} ${number}`;
}
