import { randomUUID } from 'node:crypto';
import type { App } from '@fairlot/server/app';
import {
  callDesk,
  callSite,
  createMember,
  openTestApp,
  REASON,
  runJob,
  seal,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '@fairlot/testkit';
import { hashPassword } from '../../../platform/passwords.ts';
import { sql } from '../../../platform/db/index.ts';
import { startProvider } from '../provider-server.testing.ts';
import { TestPayoutProvider } from './payout-provider.testing.ts';

export const PAYMENT_PASSWORD = '2468';
const NAME = 'Nguyễn Văn Đức';

/** A member with a verified identity and a payment password. */
export async function createVerified(app: TestApp, balance = '10000000.00', name = NAME): Promise<TestMember> {
  const member = await createMember(app, { balance });
  await setPaymentPassword(app, member.memberId);
  await app.platform.db.transaction((tx) =>
    app.rooms.verification.decide(tx, member.memberId, { name, decidedBy: 'test' }),
  );
  return member;
}

/** One operator connects a provider, another one approves it, and the app follows. */
export async function connectProvider(app: TestApp, [one, other]: TestOperator[], provider: string, input: object) {
  if (one === undefined || other === undefined) throw new Error('two operators are needed');
  const path = `/paymentConnections/${provider}`;
  const asked = await callDesk<{ id: string }>(app, one.headers, 'PUT', path, { reason: REASON, ...input });
  const approval = `/approvals/${asked.value.id}/approve`;
  const { value } = await callDesk<{ state: string }>(app, other.headers, 'POST', approval, {});
  if (value.state !== 'executed') throw new Error(`the connection is ${value.state}`);
  await runJob(app, 'connections:payments');
}

let hash: string | undefined;
export async function setPaymentPassword({ platform }: App, memberId: bigint): Promise<void> {
  hash ??= await hashPassword(PAYMENT_PASSWORD);
  await platform.db.run(sql`
    insert into identity_secrets (member_id, payment_password_hash) values (${memberId}::bigint, ${hash})
    on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash`);
}

/** An app whose payouts go to a provider in the test's process. After the last test the books are audited. */
export async function openWithProvider() {
  const provider = await startProvider(new TestPayoutProvider());
  const app = await openTestApp({ config: { sandbox: provider.config } });
  return { app, provider, cashier: openCashier(app) };
}

/** Test actions on accounts and withdrawals over the API of a running app. */
export function openCashier(app: TestApp) {
  async function call<V = Record<string, unknown>>(
    who: TestMember,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const sealed = body && (await seal(app, body));
    return callSite<V>(app, { ...who.headers, ...sealed?.headers, ...headers }, method, url, sealed?.payload);
  }
  const add = (who: TestMember, change: object = {}) =>
    call<{ accountId: string; label: string; verified: boolean; usableFrom: number; nameState: string }[]>(
      who,
      'POST',
      '/wps/payout/accounts',
      {
        kind: 'bank',
        bank: 'Harbour Bank',
        account: randomUUID().slice(0, 13),
        name: 'NGUYEN VAN DUC',
        paymentPassword: PAYMENT_PASSWORD,
        ...change,
      },
    );
  /** An account that was added long ago. */
  async function usableAccount(who: TestMember, change: object = {}): Promise<string> {
    const accountId = (await add(who, change)).value.at(-1)?.accountId ?? '';
    await app.platform.db.run(sql`
      update payments_payout_accounts set usable_from = clock_timestamp() - interval '1 day',
        created_at = clock_timestamp() - interval '30 days' where id = ${accountId}::uuid`);
    return accountId;
  }
  return {
    call,
    add,
    usableAccount,
    withdraw: (
      who: TestMember,
      accountId: string,
      amount = '100000.00',
      { key = randomUUID() as string, paymentPassword = PAYMENT_PASSWORD } = {},
    ) =>
      call<{ orderId: string; status: string; amount: string; fee: string; balance: string }>(
        who,
        'POST',
        '/wps/withdraw',
        { accountId, amount, paymentPassword },
        { 'idempotency-key': key },
      ),
    find: (who: TestMember, orderId: string) =>
      call<{ status: string; steps: { status: string }[]; cancellable: boolean }>(
        who,
        'GET',
        `/wps/withdraw/${orderId}`,
      ),
    /** Makes payouts due to be sent or checked. */
    makeDue: (orderId: string) =>
      app.platform.db.run(sql`
        update payments_withdrawals set next_try_at = clock_timestamp()
         where id = ${orderId}::uuid and next_try_at is not null`),
  };
}
