import { randomUUID } from 'node:crypto';
import {
  auditBooksAndClose,
  callDesk,
  createTestApp,
  freePort,
  openTestApp,
  operatorHeaders,
  REASON,
  startSandbox,
} from '@fairlot/testkit';
import { createIssue, finishIssue } from '@fairlot/testkit/draws';
import {
  callSealed,
  codeOf,
  logInOperator,
  OPERATOR_KEYS,
  register,
  sendPassport,
  VENDOR_KEYS,
} from '@fairlot/testkit/site/parts';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { sql } from '../platform/db/index.ts';
import { applyPack } from './pack.ts';
import { packFolders } from './packs.testing.ts';

// An empty database is configured by a pack alone: a lottery, a vendor and a provider, whose other sides the sandbox
// plays as separate parties. The environment connects nothing.

const KEYS = {
  PACK_VENDOR_PUBLIC: VENDOR_KEYS.publicKey,
  PACK_OUR_PRIVATE: OPERATOR_KEYS.privateKey,
};
const PAYOS_KEYS = { apiKey: 'env:PACK_PAYOS_KEY', checksumKey: 'env:PACK_PAYOS_CHECKSUM' };
const filesAt = (url: string) => ({
  'merchant.yaml': 'merchantName: Harbour Play\nlanguages: [EN, VI]\n',
  'lotteries.yaml': `groups: { FAST: { EN: Fast draws } }
lotteries:
  HP60: { names: { EN: Harbour minute }, family: vn-north, tag: FAST, intervalSeconds: 60 }
`,
  'vendors.yaml': `SUNNY:
  name: Sunny Games
  protocol: hub88
  url: ${url}/vendors/SUNNY
  keys: { publicKey: env:PACK_VENDOR_PUBLIC, privateKey: env:PACK_OUR_PRIVATE }
`,
  'games.yaml': 'SUNNY: { SUNNY0001: { names: { EN: Amber Harbour }, kind: RNG } }\n',
  'payment-providers.yaml': stringify(
    Object.fromEntries(
      ['payos', 'payos-payout'].map((provider) => [
        provider,
        { url: `${url}/payos`, fields: { clientId: 'fairlot' }, keys: PAYOS_KEYS },
      ]),
    ),
  ),
  'withdrawal-terms.yaml': '0: { accountWaitHours: 0, newAccountHours: 8760 }\n',
});

const { packOf, exported, end } = packFolders();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const sandbox = await startSandbox({
  vendors: {
    operatorOrigin: origin,
    privateKey: VENDOR_KEYS.privateKey,
    operatorPublicKey: OPERATOR_KEYS.publicKey,
  },
});
const { apiKey, webhookSecret } = sandbox.payments;
Object.assign(process.env, KEYS, { PACK_PAYOS_KEY: apiKey, PACK_PAYOS_CHECKSUM: webhookSecret });
afterAll(() => sandbox.stop());
const app = await openTestApp({ isClosed: true, started: true, config: { port, publicOrigin: origin } });
await app.server.listen({ port, host: '127.0.0.1' });
afterAll(() => {
  end();
  for (const name of [...Object.keys(KEYS), 'PACK_PAYOS_KEY', 'PACK_PAYOS_CHECKSUM']) delete process.env[name];
});

type Headers = Record<string, string>;
type Answer<V> = { success: boolean; errorCode: string | null; value: V };

async function call<V>(headers: Headers, method: 'GET' | 'POST', url: string, payload?: object): Promise<V> {
  const key = { 'idempotency-key': randomUUID() };
  const response = await app.server.inject({
    method,
    url,
    headers: method === 'POST' ? { ...headers, ...key } : headers,
    ...(payload && { payload }),
  });
  const { value, errorCode } = response.json<Answer<V>>();
  expect([url, errorCode]).toEqual([url, null]);
  return value;
}
async function sealed<V>(headers: Headers, url: string, body: object): Promise<V> {
  const answer = await callSealed(app, { ...headers, 'idempotency-key': randomUUID() }, url, body);
  const { value, errorCode } = answer.json<Answer<V>>();
  expect([url, errorCode]).toEqual([url, null]);
  return value;
}
const post = async <V>(path: string, body: object = {}): Promise<V> => {
  const answer = await fetch(sandbox.payments.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([path, answer.ok]).toEqual([path, true]);
  return (await answer.json()) as V;
};

/** Sets up an authenticator. @returns headers of the open session */
async function enrol(begun: Headers): Promise<Headers> {
  const { value } = await callDesk<{ secret: string }>(app, begun, 'POST', '/totp', {});
  const code = await codeOf(value.secret);
  const done = await callDesk<{ token: string }>(app, begun, 'POST', '/totp/confirm', { code });
  return { ...begun, authorization: `Bearer ${done.value.token}` };
}

/** The first operator uses the printed address and adds the second one. */
async function createOperators(): Promise<[Headers, Headers]> {
  const setupToken = await app.rooms.backoffice.setupToken();
  const response = await app.server.inject({
    method: 'POST',
    url: '/backoffice/api/setup/operator',
    payload: { setupToken, name: 'linh', password: 'Harbour 27 tulip' },
  });
  const cookie = response.cookies.find(({ name }) => name === 'fairlot_op')?.value ?? '';
  const linh = await enrol(operatorHeaders(response.json<Answer<{ token: string }>>().value.token, cookie));
  const added = { name: 'huy', role: 'admin' };
  const { value } = await callDesk<{ password: string }>(app, linh, 'POST', '/setup/second-operator', added);
  const begun = await logInOperator(app, 'huy', value.password);
  const change = { current: value.password, next: 'Harbour 28 tulip' };
  const changed = await callDesk<{ token: string }>(app, begun.headers, 'POST', '/password', change);
  return [linh, await enrol(operatorHeaders(changed.value.token, begun.cookie?.value ?? ''))];
}

/** Logged-in operators and the member. */
let linh: Headers = {};
let huy: Headers = {};
let minh: Headers = {};
let memberId = 0n;
const balance = () => app.rooms.wallet.balance(memberId, 'VND');
const desk = <V = { id: string }>(who: Headers, method: 'GET' | 'POST', path: string, body?: object) =>
  callDesk<V>(app, who, method, path, body);

it('is applied once, and two operators open the site', async () => {
  const folder = packOf(filesAt(sandbox.payments.url));
  const apply = () => applyPack(app.platform, folder, { isDryRun: false });
  expect(await apply()).toContainEqual(expect.stringMatching(/^lotteries\.lotteries\.HP60: none → /));
  expect(await apply()).toEqual([]);

  [linh, huy] = await createOperators();
  for (const step of ['merchant', 'brand', 'pages', 'registration', 'content'])
    expect(await desk(linh, 'POST', `/setup/${step}/confirm`)).toMatchObject({ success: true });
  // Processes read connected providers once a second.
  await expect.poll(async () => (await desk<{ canOpen: boolean }>(linh, 'GET', '/setup')).value.canOpen).toBe(true);
  const asked = await desk(linh, 'POST', '/site/open', { reason: REASON });
  const approved = await desk(huy, 'POST', `/approvals/${asked.value.id}/approve`);
  expect(approved).toMatchObject({ value: { state: 'executed' } });
});

it('lets a member register and deposit', async () => {
  const registered = await register(app, 'minh01');
  expect(registered.json()).toMatchObject({ errorCode: null });
  const { token } = registered.json<Answer<{ token: string }>>().value;
  const sid = registered.cookies.find(({ name }) => name === 'fairlot_sid')?.value ?? '';
  minh = { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${sid}` };
  ({ memberId } = await app.platform.db.one(sql<{ memberId: bigint }>`
    select id as "memberId" from people_members where account = 'minh01'`));
  await call(minh, 'POST', '/wps/deposit', { method: 'bank-qr', amount: '100000.00' });
  const [order] = (await (await fetch(`${sandbox.payments.url}/payments`)).json()) as { merchantRef: string }[];
  await post(`/payments/${order?.merchantRef}/now`);
  await expect.poll(balance, { timeout: 20_000 }).toBe(10_000_000n);
});

it("pays for a winning ticket and a winning round of the vendor's game", async () => {
  // One of ten digits wins 99,000 in every draw.
  const issue = await createIssue(app, { game: 'HP60' });
  const { oddsVersion } = await app.rooms.lottery.plays('HP60');
  const lines = Array.from({ length: 10 }, (_, digit) => ({
    play: 'dau',
    picks: [String(digit)],
    unitStake: '10000.00',
  }));
  await call(minh, 'POST', '/lgw/lottery/tickets', { gameCode: 'HP60', numero: issue, oddsVersion, lines });
  expect(await balance()).toBe(0n);
  await finishIssue(app, issue, 'HP60');
  await expect.poll(balance).toBe(9_900_000n);

  await post('/vendors/SUNNY/faults', { name: 'win' });
  const game = { gameId: 'SUNNY0001', vendor: 'SUNNY' };
  const { url } = await call<{ url: string }>(minh, 'POST', '/lgw/game/launchGameV3', game);
  const key = new URL(url).searchParams.get('key');
  const { winMinor } = await post<{ winMinor: number }>('/vendors/play/act', { key, stake: 100_000 });
  expect(winMinor).toBeGreaterThan(100_000);
  expect(await balance()).toBe(9_900_000n - 100_000n + BigInt(winMinor));
});

it('pays a withdrawal that an operator approved', async () => {
  await sendPassport(app, { headers: minh });
  const documents = await desk<{ list: { id: string }[] }>(linh, 'GET', '/identities');
  for (const { id } of documents.value.list) await desk(linh, 'POST', `/identities/${id}/look`);
  const identity = { name: 'Le Minh', birthDate: '1990-05-01', expiresOn: '2099-01-01' };
  const verified = { decision: 'verified', ...identity, reason: REASON };
  expect(await desk(linh, 'POST', `/members/${memberId}/verification`, verified)).toMatchObject({
    value: { state: 'verified', approval: null },
  });
  const [password, paymentPassword] = ['Secret7319', '246813'];
  const passwords = { password, paymentPassword, confirmPaymentPassword: paymentPassword };
  await sealed(minh, '/wps/security/paymentPassword', passwords);
  const bank = { kind: 'bank', bank: 'Vietcombank', account: '123456789', name: 'LE MINH', paymentPassword };
  const [account] = await sealed<{ accountId: string }[]>(minh, '/wps/payout/accounts', bank);

  // An event counts the settled bet for the turnover of the deposit.
  const left = async () => (await call<{ wageringLeft: string }>(minh, 'GET', '/wps/withdraw/settings')).wageringLeft;
  await expect.poll(left, { timeout: 20_000 }).toBe('0.00');
  const before = await balance();
  const wanted = { accountId: account?.accountId, amount: '60000.00', paymentPassword };
  const { orderId, status } = await sealed<{ orderId: string; status: string }>(minh, '/wps/withdraw', wanted);
  // The account is younger than the pack requires.
  expect(status).toBe('review');
  await desk(linh, 'POST', `/withdrawals/${orderId}/take`, { over: false });
  const decision = { byHand: false, reason: REASON };
  expect(await desk(linh, 'POST', `/withdrawals/${orderId}/approve`, decision)).toMatchObject({ errorCode: null });
  const now = async () => (await call<{ status: string }>(minh, 'GET', `/wps/withdraw/${orderId}`)).status;
  await expect.poll(now, { timeout: 20_000 }).toBe('submitted');
  // The order becomes submitted before the provider knows it.
  const pay = async () => (await fetch(`${sandbox.payments.url}/payouts/${orderId}/paid`, { method: 'POST' })).ok;
  await expect.poll(pay, { timeout: 20_000 }).toBe(true);
  const statusOnceAsked = async () => {
    await app.platform.db.run(sql`
      update payments_withdrawals set next_try_at = clock_timestamp()
       where id = ${orderId}::uuid and next_try_at is not null`);
    return now();
  };
  await expect.poll(statusOnceAsked, { timeout: 20_000, interval: 500 }).toBe('paid');
  expect(await balance()).toBe(before - 6_000_000n);
});

it('has an export that recreates it on an empty site once its keys are named', async () => {
  const files = await exported(app);
  const other = await createTestApp();
  const apply = (changes: object) => applyPack(other.platform, packOf({ ...files, ...changes }), { isDryRun: false });
  await expect(apply({})).rejects.toThrow(/keys\.\w+ is refused/);
  const withKeys = { 'payment-providers.yaml': named(files['payment-providers.yaml'], PAYOS_KEYS) };
  expect(await apply(withKeys)).not.toEqual([]);
  expect(await apply(withKeys)).toEqual([]);
  expect(await exported(other)).toEqual(files);
  await auditBooksAndClose(other);
});

/** A file of connections, each with these references to keys. */
const named = (file = '', keys: object) =>
  stringify(Object.fromEntries(Object.entries(parse(file) as object).map(([name, one]) => [name, { ...one, keys }])));
