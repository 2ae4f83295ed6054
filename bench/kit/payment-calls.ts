import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '@fairlot/server/platform/db/index';
import { sql } from '@fairlot/server/platform/db/index';
import { createSecretBox } from '@fairlot/server/platform/secret-box';
import { holderContext, numberContext } from '@fairlot/server/rooms/payments/accounts/account-rows';
import { encryptPayload, type PublicKeyValue } from '@fairlot/testkit/client';
import type { PacedRequest } from '../load/send.ts';
import { MEMBERS, SECRET_KEY, type Session } from './data.ts';
import { NEW_TICKET_ID } from './ticket-sql.ts';

const SECRET = 'shared-by-provider-and-server-under-test';
/** Environment of a server whose provider never answers: requesting money is measured, not sending it. */
export const PROVIDER_ENV = {
  SANDBOX_URL: 'http://127.0.0.1:9',
  SANDBOX_API_KEY: 'key-of-the-server-under-test',
  SANDBOX_WEBHOOK_SECRET: SECRET,
};
const AMOUNT_MINOR = 5_000_000n;
const ZONE = 'Asia/Ho_Chi_Minh';

/** The order id for a number, the same everywhere. */
const orderIdOf = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
const ORDER_ID_SQL = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** The provider's signed webhook for a paid order. */
export function depositWebhook(n: number): PacedRequest {
  const body = webhookBody(n);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', SECRET).update(`event-${n}.${timestamp}.${body}`).digest('base64');
  return {
    method: 'POST',
    path: '/wps/deposit/callback/sandbox',
    headers: {
      'content-type': 'application/json',
      'webhook-id': `event-${n}`,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}

/** A member with a payout account. */
export type Withdrawing = Session & { accountId: string };

export interface Withdrawal {
  member: Withdrawing;
  paymentPassword: string;
  idempotencyKey: string;
}

/** A withdrawal, encrypted anew each time, because an encrypted body is accepted only once. */
export function withdrawalRequest(
  { member, paymentPassword, idempotencyKey }: Withdrawal,
  key: PublicKeyValue,
): PacedRequest {
  const payload = {
    accountId: member.accountId,
    amount: '50000.00',
    paymentPassword,
    ts: key.now,
    nonce: randomBytes(16).toString('base64url'),
  };
  const { header, data } = encryptPayload(key, payload);
  return {
    method: 'POST',
    path: '/wps/withdraw',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${member.token}`,
      cookie: `fairlot_sid=${member.cookie}`,
      'idempotency-key': idempotencyKey,
      encryption: header,
    },
    body: JSON.stringify({ data }),
  };
}

function webhookBody(n: number | string): string {
  return JSON.stringify({
    eventId: `event-${n}`,
    type: 'payment.updated',
    paymentId: `bench-${n}`,
    merchantRef: typeof n === 'number' ? orderIdOf(n) : n,
    status: 'SUCCEEDED',
    amount: '50000.00',
    currency: 'VND',
    occurredAt: '2026-11-01T00:00:00.000Z',
  });
}

/** Pending orders of members in turn, and the numbers by which pgbench refers to them. */
export async function openOrders(db: Database, firstMemberId: bigint, orders: number): Promise<void> {
  await db.run(sql`
    insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status,
      provider_payment_id, expires_at)
    select ${sql.raw(ORDER_ID_SQL)}, ${firstMemberId}::bigint + n % ${MEMBERS}::int, 'bench', 'sandbox', 'sandbox',
      'VND', ${AMOUNT_MINOR}::bigint, 'awaiting', 'bench-' || n, '2099-01-01'
      from generate_series(1, ${orders}::int) n`);
  await db.run(sql`
    insert into protection_deposits (order_id, member_id, asset, amount_minor, state)
    select id, member_id, asset, amount_minor, 'open' from payments_orders where provider_payment_id like 'bench-%'`);
  await db.run(sql.raw('create sequence bench_orders'));
  await db.run(sql.raw('analyze payments_orders, protection_deposits'));
}

/** The statement of a webhook with the amount that its order expects, for pgbench. */
export function depositScript(): string {
  const kept = { 'webhook-id': 'event-1', 'webhook-timestamp': '1', 'webhook-signature': `v1,${'A'.repeat(44)}` };
  return `
select payments_take_success('sandbox', 'event-' || n, '${JSON.stringify(kept)}', '${webhookBody(1)}',
  ${ORDER_ID_SQL}, null, 'bench-' || n, ${AMOUNT_MINOR}, 'VND')
  from (select nextval('bench_orders') as n offset 0) next;
`;
}

/** Gives every member a payout account and a payment password. */
export async function openAccounts(db: Database, firstMemberId: bigint, passwordHash: string): Promise<void> {
  const secrets = createSecretBox(SECRET_KEY);
  const sealed = (context: string) => secrets.seal(Buffer.from('97040000008842'), context).toString('hex');
  const ids = Array.from({ length: MEMBERS }, (_, place) => accountIdOf(place));
  await db.run(sql`
    insert into payments_payout_accounts (id, member_id, kind, bank, number_sealed, holder_sealed, last_digits, mark,
      number_mark, name_state, usable_from, created_at)
    select a.id, ${firstMemberId}::bigint + a.n - 1, 'bank', 'Harbour Bank', decode(a.number, 'hex'),
      decode(a.holder, 'hex'), '8842', 'bench-' || a.n, 'bench-' || a.n, 'matches', now(), now() - interval '30 days'
      from unnest(${ids}::uuid[], ${ids.map((id) => sealed(numberContext(id)))}::text[],
                  ${ids.map((id) => sealed(holderContext(id)))}::text[]) with ordinality as a(id, number, holder, n)`);
  await db.run(sql`
    insert into identity_secrets (member_id, payment_password_hash)
    select ${firstMemberId}::bigint + n - 1, ${passwordHash} from generate_series(1, ${MEMBERS}::int) n`);
}

/** The account id of a member by position, from 0. */
export const accountIdOf = (place: number) => orderIdOf(place + 1);

/**
 * The statements of a withdrawal of a random member, in the product's transactions: the sealed call's nonce is
 * consumed, the cached correct password is accepted, and one function checks with the other rooms and does the rest.
 */
export function withdrawalScript(firstMemberId: bigint, passwordHash: string): string {
  const account = ORDER_ID_SQL.replace('to_hex(n)', 'to_hex((:m + 1)::bigint)');
  const memberId = `(${firstMemberId} + :m)::bigint`;
  return `
\\set m random(0, ${MEMBERS - 1})
select identity_use_nonce(gen_random_uuid()::text, extract(epoch from clock_timestamp())::float8 * 1000);
select identity_pass_known(${memberId}, md5('payment' || :m), '${passwordHash}');
select payments_take_withdrawal(${NEW_TICKET_ID}, ${memberId}, 'VND', ${account}, ${AMOUNT_MINOR}, '${ZONE}',
  'sandbox-payout', gen_random_uuid()::text, '${'ab'.repeat(32)}', loyalty_withdrawal_terms(${memberId}),
  '{}'::text[] || identity_withdrawal_marks(${memberId}, gen_random_uuid())
    || promotions_withdrawal_marks(${memberId}),
  agency_withdrawal_refusal(${memberId}));
`;
}
