import { expect, test } from '../kit/test.ts';
import { type CallbackProxy, startCallbackProxy } from './callback-proxy.ts';
import { Client } from '@fairlot/testkit/client';
import { callConsole, operatorHeaders } from '../kit/operator.ts';
import { relaunch, type StartedProduct, startProduct } from '../kit/product/start-product.ts';

const STAKE = 100_000;

let proxy: CallbackProxy;
let product: StartedProduct;
let client: Client;
test.beforeAll(async () => {
  proxy = await startCallbackProxy();
  product = await startProduct({ VENDOR_CALLBACK_ORIGIN: proxy.origin });
  proxy.target = product.origin;
  await logIn();
});
test.afterAll(async () => {
  await product.stop();
  await proxy.close();
});

async function logIn(): Promise<void> {
  client = new Client(product.origin);
  expect((await client.login('demo01', 'Fairlot2026')).success).toBe(true);
}

type Played = { balance: string | null; refused?: string };
type Bet = { stake: string; win: string | null; status: string; roundId: string; vendor: string };

async function sandbox<T>(path: string, fields: object): Promise<T> {
  const response = await fetch(`${product.sandboxOrigin}/vendors${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return (await response.json()) as T;
}

/** Opens the first game of a vendor; returns a function that plays one paid spin. */
async function open(vendor: string): Promise<() => Promise<Played>> {
  const { value } = await client.call('POST', '/lgw/game/launchGameV3', { gameId: `${vendor}0001`, vendor });
  const key = new URL(String(value['url'])).searchParams.get('key');
  return () => sandbox<Played>('/play/act', { key, stake: STAKE });
}

const minor = (amount: string | null) => Math.round(Number(amount ?? 0) * 100);
async function balance(): Promise<number> {
  const { text } = await client.call('GET', '/wps/wallet');
  return minor(/"sumBalance":(-?[\d.]+)/.exec(text)?.[1] ?? null);
}

async function betsOf(vendor: string): Promise<Bet[]> {
  const path = '/lgw/record/bets?source=vendor&pageSize=100';
  const { value } = await client.call('GET', path, undefined, { moduleid: 'TRANSBETREPMEM3' });
  return (value['list'] as Bet[]).filter((bet) => bet.vendor === vendor);
}

const refundsOf = (bets: readonly Bet[]) => bets.filter(({ status }) => status === 'refunded');

/** Net effect of these bets on the balance according to the record. */
const effect = (bets: readonly Bet[]) =>
  bets.reduce((sum, { stake, win, status }) => sum + minor(win) - (status === 'refunded' ? 0 : minor(stake)), 0);

/** The operators' view: open items, and the reconciliation of the vendor's report with ours. */
async function expectNothingOpen(vendor: string): Promise<void> {
  const headers = await operatorHeaders(product.origin, 'operator');
  const call = (method: string, path: string, body?: object) =>
    callConsole(product.origin, headers, method, `/vendors/${vendor}${path}`, body);
  const report = await call('POST', '/reconcile', { reason: 'After faults' });
  expect(report).toMatchObject({ theirs: expect.any(Number), differences: 0 });
  const waiting = await call('GET', '');
  expect(waiting).toMatchObject({ parked: [], differences: [], openBets: [] });
  expect((waiting['runs'] as object[])[0]).toMatchObject({ differences: 0, difference: '0.00' });
}

/** Result of a spin for the player during each fault: played, or rejected with a reason. */
const FAULTS: readonly (readonly [fault: string, fields: object, seen: string])[] = [
  ['delay', { ms: 300 }, 'played'],
  ['duplicate', {}, 'played'],
  ['flood', {}, 'played'],
  ['reorder', {}, 'played'],
  ['lateSettlement', { ms: 86_400_000 }, 'played'],
  ['dropAnswer', {}, 'unknown'],
  ['rollbackFirst', {}, 'refused'],
  ['wrongSignature', {}, 'refused'],
  ['wrongCurrency', {}, 'refused'],
];

for (const vendor of ['NWND', 'PLAN', 'BREEL'] as const)
  test.describe(`with faults of the vendor ${vendor}`, () => {
    test('each spin moves its stake and its win once, or nothing', async () => {
      test.setTimeout(120_000);
      const spin = await open(vendor);
      const before = await balance();
      let played = 0;
      for (const [name, fields, seen] of FAULTS) {
        await sandbox(`/${vendor}/faults`, { name, ...fields });
        const { refused } = await spin();
        expect([name, refused ?? 'played']).toEqual([name, seen]);
        if (seen === 'played') played += 1;
        // A spin whose response was dropped is rolled back by a separate call, which must not use up the next fault.
        if (seen === 'unknown') await expect.poll(async () => refundsOf(await betsOf(vendor))).toHaveLength(1);
      }
      expect(await sandbox(`/${vendor}/settle`, {})).toMatchObject({ sent: expect.any(Number) });
      const taken = (bets: readonly Bet[]) => bets.filter(({ status }) => status === 'won' || status === 'lost').length;
      await expect
        .poll(async () => {
          const bets = await betsOf(vendor);
          return [taken(bets), bets.filter(({ status }) => status === 'open').length];
        })
        .toEqual([played, 0]);
      const bets = await betsOf(vendor);
      expect(refundsOf(bets)).toHaveLength(1);
      expect(await balance()).toBe(before + effect(bets));
      expect(minor((await spin()).balance)).toBe(await balance());
      await expectNothingOpen(vendor);
    });
  });

for (const path of ['/transaction/bet', '/transaction/win'] as const)
  test(`a kill of the server after ${path} and before its response moves the money of that round once`, async () => {
    // A start takes half a minute where other files keep two slow processors busy.
    test.setTimeout(360_000);
    const spin = await open('NWND');
    const [before, known] = [await balance(), (await betsOf('NWND')).length];
    const pid = product.serverPid();
    const killed = proxy.interrupt(path, () => process.kill(pid, 'SIGKILL'));
    spin().catch(() => undefined); // the launcher stops the vendor together with the server
    await killed;
    expect(await product.exited).toBe(1);
    product = await relaunch(product);
    await logIn();
    await expect.poll(async () => (await betsOf('NWND')).length, { timeout: 10_000 }).toBe(known + 1);
    const end = path.endsWith('bet') ? /refunded/ : /won|lost/;
    await expect.poll(async () => (await betsOf('NWND'))[0]?.status, { timeout: 20_000 }).toMatch(end);
    const [bet] = await betsOf('NWND');
    expect(await balance()).toBe(before + effect(bet ? [bet] : []));
    await expectNothingOpen('NWND');
  });

test('the ledger is correct after all faults', async () => {
  await product.audit();
});
