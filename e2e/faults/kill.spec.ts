import { createPostgresDatabase } from '@fairlot/testkit/database';
import { startPostgres } from '@fairlot/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { type Answer, Client, issueOnSale } from '../kit/client.ts';
import { launch, type StartedProduct, startProduct } from '../kit/product/start-product.ts';

const TICKETS = 200;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
});

describe.each(['pglite', 'postgres'] as const)('the server killed in the middle of 200 tickets, on %s', (engine) => {
  let product: StartedProduct;
  afterAll(async () => {
    await product.stop();
  });

  it('comes back with every acknowledged ticket, none twice, and right books', async () => {
    const env: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await createPostgresDatabase(postgres.url) } : {};
    product = await startProduct(env);
    const client = new Client(product.origin);
    expect((await client.login('demo01', 'Fairlot2026')).success).toBe(true);
    const { numero } = await issueOnSale(client, 'VN300', 60_000);
    const ticket = { gameCode: 'VN300', numero, lines: [{ play: 'de', picks: ['27'], unitStake: '1000.00' }] };

    const acknowledged = new Map<string, Answer>();
    let killed = false;
    const send = async (n: number) => {
      const key = `kill-${engine}-${n}`;
      try {
        const answer = await client.placeTicket(ticket, key);
        if (answer.success) acknowledged.set(key, answer);
      } catch {
        return; // the connection died with the server: not acknowledged
      }
      if (acknowledged.size >= TICKETS / 4 && !killed) {
        killed = true;
        process.kill(product.serverPid(), 'SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: TICKETS }, (_, n) => send(n)));
    expect(killed).toBe(true);
    expect(acknowledged.size).toBeLessThan(TICKETS);
    expect(await product.exited).toBe(1);

    product = launch(product.env);
    await expect.poll(() => product.output(), { timeout: 60_000 }).toContain('Fairlot is ready');
    const again = new Client(product.origin);
    await again.login('demo01', 'Fairlot2026');

    // Each acknowledged key answers its first ticket again; each other key is bought now: 200 tickets in all.
    const ids = new Set<string>();
    for (let n = 0; n < TICKETS; n++) {
      const key = `kill-${engine}-${n}`;
      const answer = await again.placeTicket(ticket, key);
      expect(answer.errorCode).toBeNull();
      ids.add(String(answer.value['ticketId']));
      const first = acknowledged.get(key);
      if (first) expect(answer.text).toBe(first.text);
    }
    expect(ids.size).toBe(TICKETS);
    const { text } = await again.call('GET', '/wps/wallet');
    expect(text).toContain(`"sumBalance":${(5_000_000 - TICKETS * 1000).toFixed(2)}`);

    expect(await audit(product)).toContain('The books are right.');
  }, 240_000);
});
