import { randomBytes, randomUUID } from 'node:crypto';
import { parseMinor } from '@fairlot/money';
import {
  type BonusTerms,
  capitalAccount,
  issuerAccount,
  memberAccount,
  receivableAccount,
} from '@fairlot/server/rooms/wallet/index';
import type { App } from '@fairlot/server/app';
import { sql, type Tx } from '@fairlot/server/platform/db/index';
import { hashPassword } from '@fairlot/server/platform/passwords';

export interface TestMember {
  memberId: bigint;
  userName: string;
  asset: string;
  token: string;
  cookie: string;
  /** Headers of a call that needs a token. */
  headers: Record<string, string>;
}

/** Password of every member made here. */
const MEMBER_PASSWORD = 'Test2026';
/** Hashing takes longer than the rest of creating a member, so it is done once. */
let passwordHash: Promise<string> | undefined;

/**
 * Creates a member with an open session.
 * @param balance decimal string; credited from capital, or from the issuer of play money for type 4
 */
export async function createMember(
  app: App,
  {
    balance = '0.00',
    type = 0,
    inviterId,
    bonus,
  }: { balance?: string; type?: number; inviterId?: bigint; bonus?: GrantedBonus } = {},
): Promise<TestMember> {
  const userName = `t${randomBytes(5).toString('hex')}`;
  const asset = type === 4 ? 'FUN' : await app.rooms.site.currency();
  const { identity, wallet } = app.rooms;
  const amountMinor = parseMinor(balance);
  const hash = await (passwordHash ??= hashPassword(MEMBER_PASSWORD));
  const memberId = await app.platform.db.transaction(async (tx) => {
    const id = await identity.registerMember(tx, {
      account: userName,
      password: null,
      type,
      ...(inviterId === undefined ? {} : { inviterId }),
    });
    await tx.run(sql`update identity_passwords set hash = ${hash} where member_id = ${id}::bigint`);
    if (amountMinor > 0n) {
      await wallet.transfer(tx, {
        key: `test:${userName}:fund`,
        debit: type === 4 ? issuerAccount(asset) : capitalAccount(asset),
        credit: memberAccount(id, asset),
        asset,
        amountMinor,
        kind: 'adjust',
        reference: 'test',
      });
    }
    if (bonus !== undefined) await grantBonus(tx, app, { memberId: id, asset }, bonus);
    return id;
  });
  return { memberId, userName, asset, ...(await openDevice(app, memberId)) };
}

/** Opens a session of a member on one more device. */
export async function openDevice(
  { rooms: { identity } }: App,
  memberId: bigint,
  origin: Parameters<typeof identity.openSession>[1] = {},
): Promise<Pick<TestMember, 'token' | 'cookie' | 'headers'>> {
  const { token, cookie } = await identity.openSession(memberId, origin);
  return { token, cookie, headers: { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` } };
}

/** Opens a session for a member of the demonstration, by its name. */
export async function openSessionOf(
  app: App,
  account: string,
): Promise<{ userName: string; type: number; token: string; cookie: string }> {
  const { id, type } = await app.platform.db.one(
    sql<{ id: bigint; type: number }>`select id, type from people_members where account = ${account}`,
  );
  return { userName: account, type, ...(await app.rooms.identity.openSession(id)) };
}

/** Bonus money of a test, named after its member. By default it may be staked anywhere. */
interface GrantedBonus extends Partial<BonusTerms> {
  /** Decimal string. */
  amount: string;
}

/** Id of the bonus that a member was created with. */
export const bonusIdOf = ({ memberId }: Pick<TestMember, 'memberId'>): string => `test:${memberId}`;

async function grantBonus(
  tx: Tx,
  app: App,
  member: Pick<TestMember, 'memberId' | 'asset'>,
  { amount, ...terms }: GrantedBonus,
): Promise<void> {
  const bonusId = bonusIdOf(member);
  await app.rooms.wallet.bonus.grant(tx, {
    ...member,
    key: `${bonusId}:grant`,
    bonusId,
    amountMinor: parseMinor(amount),
    terms: { kind: 'non-sticky', maxBetMinor: null, products: null, excludedGames: [], ...terms },
  });
}

/** Funds of a member in minor units: available, bonus money, and owed (not above zero). */
export async function levelTermsOf(app: App, { memberId, asset }: TestMember): Promise<[bigint, bigint, bigint]> {
  const { wallet } = app.rooms;
  return [
    await wallet.balance(memberId, asset),
    await wallet.bonus.balance(memberId, asset),
    await wallet.accountBalance(receivableAccount(memberId, asset)),
  ];
}

/** Audits the books of the whole application. @throws with the findings when they are wrong */
export async function auditBooks(app: App): Promise<void> {
  const findings = await app.audit();
  // The checks between two audits must not report false findings either.
  for (const { audits = [] } of app.platform.collected.all())
    for (const { recent } of audits) findings.push(...((await recent?.()) ?? []));
  if (findings.length > 0) throw new Error(`The books are wrong:\n${findings.join('\n')}`);
}

/** Ends a test file that moves money: audits the books, then closes. */
export async function auditBooksAndClose(app: App): Promise<void> {
  await auditBooks(app);
  await app.close();
}

/** Credits money by a method of the demonstration, with its wagering completed. */
export async function giveDeposit(app: App, { memberId }: TestMember, amountMinor: bigint): Promise<void> {
  const [order, payment] = [randomUUID(), `pay-${randomUUID()}`];
  await app.platform.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status,
        provider_payment_id, expires_at, credited_at)
      values (${order}::uuid, ${memberId}::bigint, '', 'sandbox', 'sandbox', 'VND', ${amountMinor}::bigint, 'succeeded',
        ${payment}, clock_timestamp(), clock_timestamp())`);
    await tx.run(
      sql`
      select payments_book_deposit(${order}::uuid, ${memberId}::bigint, 'sandbox', 'VND', 0, ${payment},
        ${amountMinor}::bigint)`,
      { wakes: ['outbox', 'stream'] },
    );
    await tx.run(sql`update payments_wagering set left_minor = 0 where member_id = ${memberId}::bigint`);
  });
}
