import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, Client, issueOnSale } from '@fairlot/testkit/client';
import { relaunch, type StartedProduct, startProduct } from '../kit/product/start-product.ts';
import { expect, test } from '../kit/test.ts';

/** Number of kills, alternating between the server and its database: two by default, or the value of KILLS. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const TICKETS = 40;
/** Tests do not bet on a draw that is about to close; they wait for the next one, sometimes more than once. */
const WAIT_MS = 180_000;
const STAKE = 1000;

let product: StartedProduct;
const dataDir = mkdtempSync(join(tmpdir(), 'fairlot-kill-'));
test.afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('kill -9 of the server and of its database during bets loses no acknowledged ticket', async () => {
  test.setTimeout(120_000 + KILLS * 30_000 + WAIT_MS);
  product = await startProduct({ DATA_DIR: dataDir, SANDBOX_PORT: 'off' });
  const keys: string[] = [];
  for (let round = 0; round < KILLS; round++)
    await test.step(`kill ${round + 1}`, async () => {
      const acknowledged = await betAndKill(round, round % 2 === 0 ? killServer : killDatabase);
      keys.push(...(await repeat(round, acknowledged)));
    });
  const client = await logIn();
  const { text } = await client.call('GET', '/wps/wallet');
  expect(text).toContain(`"sumBalance":${(5_000_000 - keys.length * STAKE).toFixed(2)}`);
  await product.audit();
});

const keyOf = (round: number, n: number) => `kill-round-${round}-${n}`;

async function logIn(): Promise<Client> {
  const client = new Client(product.origin);
  await expect
    .poll(async () => (await client.login('demo01', 'Fairlot2026').catch(() => undefined))?.success, {
      timeout: 30_000,
    })
    .toBe(true);
  return client;
}

const ticketOf = (drawNumber: string) => ({
  gameCode: 'VN300',
  numero: drawNumber,
  lines: [{ play: 'de', picks: ['27'], unitStake: `${STAKE}.00` }],
});

interface Acknowledged {
  numero: string;
  answers: Map<string, Answer>;
}

/** Sends tickets in parallel and kills a process after the first responses. */
async function betAndKill(round: number, kill: () => void): Promise<Acknowledged> {
  const client = await logIn();
  const { numero: issueNumber } = await issueOnSale(client, 'VN300', 60_000);
  const answers = new Map<string, Answer>();
  let isKilled = false;
  const send = async (n: number) => {
    try {
      const answer = await client.placeTicket(ticketOf(issueNumber), keyOf(round, n));
      if (answer.success) answers.set(keyOf(round, n), answer);
      else expect(['server.busy', 'unknown.error']).toContain(answer.errorCode);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return; // the connection ended with the server: not acknowledged
    }
    if (answers.size >= TICKETS / 8 && !isKilled) {
      isKilled = true;
      kill();
    }
  };
  await Promise.all(Array.from({ length: TICKETS }, (_, n) => send(n)));
  expect(isKilled).toBe(true);
  return { numero: issueNumber, answers };
}

function killServer(): void {
  process.kill(product.serverPid(), 'SIGKILL');
}

function killDatabase(): void {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Sends every ticket again: an acknowledged key repeats its response, every other key buys now. @returns the keys */
async function repeat(round: number, { numero: issueNumber, answers }: Acknowledged): Promise<string[]> {
  if (round % 2 === 0) product = await relaunch(product);
  const client = await logIn();
  const keys = Array.from({ length: TICKETS }, (_, n) => keyOf(round, n));
  const ids = new Set<string>();
  for (const key of keys) {
    const answer = await client.placeTicket(ticketOf(issueNumber), key);
    expect(answer.errorCode).toBeNull();
    ids.add(String(answer.value['ticketId']));
    const first = answers.get(key);
    if (first) expect(answer.text).toBe(first.text);
  }
  expect(ids.size).toBe(TICKETS);
  return keys;
}
