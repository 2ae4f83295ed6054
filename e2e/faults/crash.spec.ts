import { expect, test } from '../kit/test.ts';
import { Client } from '@fairlot/testkit/client';
import { relaunch, type StartedProduct, startProduct } from '../kit/product/start-product.ts';

let product: StartedProduct;
test.afterAll(() => product.stop());

test('a kill amid rounds, steps and a flight counts each once, and the flight pays once by its chain', async () => {
  test.setTimeout(900_000);
  product = await startProduct();
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const { value: seeds } = await client.call('GET', '/lgw/originals/seeds');
  const before = Number(seeds['nonce']);
  // Killed once while stakes are accepted, once in flight.
  const betting = await stakeAndKill(client, 'betting');
  const rounds = [betting, await stakeAndKill(client, 'flying', betting.flight)];
  const bets = rounds.flatMap(({ roundId, second, promise }) => [
    { roundId, promise, times: 1.3, payout: '1300.00' },
    { roundId: second, promise, times: 1.1, payout: '2200.00' },
  ]);
  for (const { roundId, promise, times, payout } of bets) {
    // Possibly paid in flight, and proved once the flight has crashed.
    await expect.poll(async () => pointOf(client, roundId), { timeout: 400_000, intervals: [250] }).not.toBeNull();
    const { value } = await client.call('GET', `/lgw/originals/rounds/${roundId}`);
    const point = await pointOf(client, roundId);
    expect(value['state']).toBe('settled');
    expect(value['serverSeedHash']).toBe(promise);
    expect(value['payout']).toBe(Number(point) >= times ? payout : '0.00');
  }
  // Rounds and steps that were pending have happened once, whichever response was lost.
  const { value: after } = await client.call('GET', '/lgw/originals/seeds');
  expect(after['nonce']).toBe(before + rounds.length * (AT_ONCE + 1));
  await product.audit();
});

/** Rounds sent in parallel, so that a kill interrupts some of them. */
const AT_ONCE = 12;

/**
 * Stakes twice on the next flight, kills the server in the given state of the flight, and starts it again.
 * @param former flight that already has stakes: after a quick start it still takes bets, but no third one of a member
 */
async function stakeAndKill(
  client: Client,
  state: string,
  former?: unknown,
): Promise<Record<'flight' | 'roundId' | 'second' | 'promise', unknown>> {
  const flight = async () => (await client.call('GET', '/lgw/originals/crash')).value;
  // Enough time is left for both stakes.
  const isOpen = async () => {
    const { round, state: now, startsAt, now: at } = await flight();
    return now === 'betting' && Number(startsAt) - Number(at) > 3000 && round !== former;
  };
  // The flight before may be a long one.
  await expect.poll(isOpen, { timeout: 400_000, intervals: [200] }).toBe(true);
  const { nonce, roundId } = (await stakeOnce(client)).value;
  const second = await stakeOnce(client, '2000.00', '1.10');
  expect([second.errorCode, second.value['nonce']]).toEqual([null, nonce]);
  const { hash: promise } = await flight();
  await expect
    .poll(
      async () => {
        const { round, state: now } = await flight();
        return round === String(nonce) ? now : 'over';
      },
      { timeout: 30_000, intervals: [20] },
    )
    .toMatch(new RegExp(`${state}|over`));
  await killAmid(client, `${state}-${String(nonce)}`);
  return { flight: String(nonce), roundId, second: second.value['roundId'], promise };
}

/** Kills the server while rounds of dice and a step of mines are pending, restarts it and sends them again. */
async function killAmid(client: Client, name: string): Promise<void> {
  const send = (path: string, body: object, key: string) =>
    client.call('POST', `/lgw/originals/${path}`, body, { 'idempotency-key': `${name}-${key}` });
  const { value: field } = await send('mines/rounds', { stake: '1000.00', choices: { mines: 1 } }, 'field');
  const path = `mines/rounds/${String(field['roundId'])}/steps`;
  const sendAll = () => [
    send(path, { choice: { cell: 7 } }, 'step'),
    ...Array.from({ length: AT_ONCE }, (_, n) =>
      send('dice/rounds', { stake: '1000.00', choices: { over: true, target: '50.50' } }, `roll-${n}`),
    ),
  ];
  const lost = sendAll();
  const settled = Promise.allSettled(lost);
  // One response has arrived, so the others are pending.
  const first = await Promise.race(lost);
  process.kill(product.serverPid(), 'SIGKILL');
  const answered = (await settled).flatMap((each, at) =>
    each.status === 'fulfilled' ? [[at, each.value] as const] : [],
  );
  product = await relaunch(product);
  const again = await Promise.all(sendAll());
  expect(again.map(({ errorCode }) => errorCode)).toEqual(again.map(() => null));
  expect(answered.map(([, { value }]) => value)).toContainEqual(first.value);
  for (const [at, { value }] of answered) expect(again[at]?.value).toEqual(value);
  const { value: stepped } = await client.call('GET', `/lgw/originals/rounds/${String(field['roundId'])}`);
  expect(stepped['steps']).toEqual([{ cell: 7 }]);
  if (stepped['state'] === 'open')
    expect((await send(path, { choice: 'cashOut' }, 'leave')).value['payout']).toBe('1031.20');
}

const stakeOnce = (client: Client, stake = '1000.00', autoCashOut = '1.30') =>
  client.call(
    'POST',
    '/lgw/originals/crash/rounds',
    { stake, choices: { autoCashOut } },
    { 'idempotency-key': crypto.randomUUID() },
  );

async function pointOf(client: Client, roundId: unknown): Promise<string | null> {
  const { value } = await client.call('GET', `/lgw/originals/rounds/${String(roundId)}`);
  return value['state'] === 'settled' ? (value['crash'] as { point: string | null }).point : null;
}
