import { randomBytes } from 'node:crypto';
import { parseMinor } from '@fairlot/money';
import { capitalAccount, issuerAccount, memberAccount } from '@fairlot/server/rooms/wallet/index';
import type { App } from '@fairlot/server/app';

export interface TestMember {
  memberId: bigint;
  userName: string;
  asset: string;
  token: string;
  cookie: string;
  /** Headers of a call that needs a token. */
  headers: Record<string, string>;
}

/**
 * A member with an open session.
 * @param balance decimal string; comes from capital, or from the issuer of play money for type 4
 */
export async function createMember(
  app: App,
  { balance = '0.00', type = 0, inviterId }: { balance?: string; type?: number; inviterId?: bigint } = {},
): Promise<TestMember> {
  const userName = `t${randomBytes(5).toString('hex')}`;
  const asset = type === 4 ? 'FUN' : 'VND';
  const { identity, wallet } = app.rooms;
  const amountMinor = parseMinor(balance);
  const memberId = await app.platform.db.transaction(async (tx) => {
    const id = await identity.registerMember(tx, {
      account: userName,
      password: 'Test2026',
      type,
      ...(inviterId === undefined ? {} : { inviterId }),
    });
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
    return id;
  });
  const { token, cookie } = await identity.openSession(memberId);
  return {
    memberId,
    userName,
    asset,
    token,
    cookie,
    headers: { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` },
  };
}

/** Proves the books of the whole application. @throws with the findings when they are wrong */
export async function auditBooks(app: App): Promise<void> {
  const findings = await app.audit();
  if (findings.length > 0) throw new Error(`The books are wrong:\n${findings.join('\n')}`);
}

/** Ends a test file that moves money: proves the books, then closes. */
export async function auditBooksAndClose(app: App): Promise<void> {
  await auditBooks(app);
  await app.close();
}
