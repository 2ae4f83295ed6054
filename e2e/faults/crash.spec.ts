import { createPostgresDatabase } from '@fairlot/testkit/database';
import { startPostgres } from '@fairlot/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { Client } from '../kit/client.ts';
import { launch, type Product, startProduct } from '../kit/product.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let product: Product;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await product.stop();
  await postgres.stop();
});

describe('the server killed while a flight of crash is on its way', () => {
  it('goes on with the same flight, lands it by its chain and pays every stake once', async () => {
    product = await startProduct({ DATABASE_URL: await createPostgresDatabase(postgres.url) });
    const client = new Client(product.origin);
    await client.login('demo01', 'Fairlot2026');
    // Killed once while stakes are taken, once in flight.
    const rounds = [await stakeAndKill(client, 'betting'), await stakeAndKill(client, 'flying')];
    for (const { roundId, promise } of rounds) {
      // Paid in flight perhaps, and proved once the flight has crashed.
      await expect.poll(async () => pointOf(client, roundId), { timeout: 400_000, interval: 250 }).not.toBeNull();
      const { value } = await client.call('GET', `/lgw/originals/rounds/${roundId}`);
      const point = await pointOf(client, roundId);
      expect(value['state']).toBe('settled');
      expect(value['serverSeedHash']).toBe(promise);
      expect(value['payout']).toBe(Number(point) >= 1.3 ? '1300.00' : '0.00');
    }
    expect(await audit(product)).toContain('The books are right.');
  }, 500_000);
});

/** Stakes on the next flight, kills the server in a state of it, and starts it again. */
async function stakeAndKill(client: Client, state: string): Promise<{ roundId: unknown; promise: unknown }> {
  const flight = async () => (await client.call('GET', '/lgw/originals/crash')).value;
  let stake = await stakeOnce(client);
  while (!stake.success) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    stake = await stakeOnce(client);
  }
  const { nonce, roundId } = stake.value;
  const { hash: promise } = await flight();
  await expect
    .poll(
      async () => {
        const { round, state: now } = await flight();
        return round === String(nonce) ? now : 'over';
      },
      { timeout: 30_000, interval: 20 },
    )
    .toMatch(new RegExp(`${state}|over`));
  process.kill(product.serverPid(), 'SIGKILL');
  await product.exited;
  product = launch(product.env);
  await expect.poll(() => product.output(), { timeout: 60_000 }).toContain('Fairlot is ready');
  return { roundId, promise };
}

const stakeOnce = (client: Client) =>
  client.call(
    'POST',
    '/lgw/originals/crash/rounds',
    { stake: '1000.00', choices: { autoCashOut: '1.30' } },
    { 'idempotency-key': crypto.randomUUID() },
  );

async function pointOf(client: Client, roundId: unknown): Promise<string | null> {
  const { value } = await client.call('GET', `/lgw/originals/rounds/${String(roundId)}`);
  return value['state'] === 'settled' ? (value['crash'] as { point: string | null }).point : null;
}
