import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openEmbedded, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { expect } from './expect.ts';
import { Client } from '@fairlot/testkit/client';
import { northResult, type Say, startFeeds } from './feeds.ts';
import { createOfficialDraw, installHolds, openBeside, stateOf, takeOwnIssue } from './held-draws.ts';
import { operatorHeaders } from './operator.ts';
import { launch, type StartedProduct, startProduct } from './product/start-product.ts';

/** Maximum time of a draw until its next state on a busy machine. */
export const WAIT = { timeout: 120_000, intervals: [200] };
const SHIFT = fileURLToPath(new URL('./clock-shift.mjs', import.meta.url));

/**
 * Two processes of the product on one database, the second with its clock ten minutes behind, and controllable feeds.
 * The database has its own cluster, because a test crashes it.
 */
export async function openStage(): Promise<Stage> {
  const script: Script = { say: () => ({}) };
  const feeds = await startFeeds(['press', 'board'], (name, day) => script.say(name, day));
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-stage-'));
  const cluster = await openEmbedded(folder, { binFolder: process.env['POSTGRES_BIN'], log: createLogger('silent') });
  // The database shows which process holds a connection.
  const withName = (name: string) => ({ DATABASE_URL: `${cluster.url}&application_name=${name}` });
  const env = {
    SANDBOX_PORT: 'off',
    LOG_LEVEL: 'fatal',
    ...feeds.environment,
  };
  const first = await startProduct({ ...env, ...withName('first') });
  // The clock of the second process is set back while it runs.
  const second = await startProduct({
    ...env,
    ...withName('second'),
    NODE_OPTIONS: `--import=${SHIFT}`,
    CLOCK_SHIFT_MS: '-600000',
    CLOCK_SHIFT_AFTER_MS: '5000',
  });
  const db = openBeside(cluster.url);
  await installHolds(db);
  await fundMember(db);
  return new Stage(db, [first, second], script, async () => {
    await feeds.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

async function fundMember(db: Database): Promise<void> {
  const { member } = await db.one(
    sql<{ member: bigint }>`select id as member from people_members where account = 'demo01'`,
  );
  await db.run(
    sql`
    select wallet_transfer('test:fund', 'external:capital:VND', ${`member:${member}:VND:available`}, 'VND',
      10000000000, 'adjust', 'test')`,
    { wakes: ['stream'] },
  );
}

/** The feeds' answers from now on. */
interface Script {
  say: Say;
}

export class Stage {
  /** All draws that were used. */
  readonly draws: bigint[] = [];
  private readonly clients = new Map<string, Client>();
  private keys = 0;
  private issues = 0;
  readonly db: Database;
  products: StartedProduct[];
  readonly feeds: Script;
  private readonly stopOutside: () => Promise<void>;

  constructor(db: Database, products: StartedProduct[], feeds: Script, stopOutside: () => Promise<void>) {
    this.db = db;
    this.products = products;
    this.feeds = feeds;
    this.stopOutside = stopOutside;
  }

  async close(): Promise<void> {
    await Promise.all(this.products.map((product) => product.stop()));
    await this.db.close();
    await this.stopOutside();
  }

  /** A new idempotency key. */
  nextKey(): string {
    return `draws-fault-${this.keys++}`;
  }

  /** A client of a process with the demonstration member logged in. */
  async clientOf({ origin }: StartedProduct): Promise<Client> {
    const known = this.clients.get(origin) ?? new Client(origin);
    if (known.token === undefined) expect((await known.login('demo01', 'Fairlot2026')).errorCode).toBeNull();
    this.clients.set(origin, known);
    return known;
  }

  /** Puts a draw of the product on sale for an hour, with `count` tickets. */
  async own(gameCode: string, lines: object[], count: number): Promise<bigint> {
    const { id, numero: drawNumber } = await takeOwnIssue(this.db, gameCode);
    await this.sell(id, gameCode, drawNumber, lines, count);
    return id;
  }

  /** Creates a draw of an official lottery on sale, with `count` tickets, on a day without another one. */
  async official(lines: object[], count: number, gameCode = 'HANOI'): Promise<{ id: bigint; day: string }> {
    const month = String(1 + Math.floor(this.issues / 28)).padStart(2, '0');
    const day = `2030${month}${String(1 + (this.issues++ % 28)).padStart(2, '0')}`;
    const id = await createOfficialDraw(this.db, day, gameCode);
    await this.sell(id, gameCode, day, lines, count);
    return { id, day };
  }

  /** Sells tickets through the processes in turn, once the draw is open. */
  private async sell(id: bigint, gameCode: string, issueNumber: string, lines: object[], count: number): Promise<void> {
    this.draws.push(id);
    await expect.poll(async () => (await stateOf(this.db, id)).state, WAIT).toBe('open');
    for (let n = 0; n < count; n++) {
      const client = await this.clientOf(this.products[n % this.products.length]!);
      const answer = await client.placeTicket({ gameCode, numero: issueNumber, lines }, this.nextKey());
      expect([gameCode, issueNumber, answer.errorCode]).toEqual([gameCode, issueNumber, null]);
    }
  }

  async heldIn(id: bigint, state: string): Promise<void> {
    await expect
      .poll(async () => {
        const found = await stateOf(this.db, id);
        return [found.state, found.isHeld];
      }, WAIT)
      .toEqual([state, true]);
  }

  async ends(id: bigint, state: string, version?: number): Promise<void> {
    await expect
      .poll(async () => {
        const found = await stateOf(this.db, id);
        return [found.state, version === undefined ? undefined : found.settledVersion];
      }, WAIT)
      .toEqual([state, version]);
  }

  /** Starts the correction of a settled official draw: two operators have agreed on another special prize. */
  async correct(id: bigint, day: string, special: string): Promise<void> {
    const result = northResult(day, special);
    for (const [index, name] of ['operator', 'operator2'].entries()) {
      const { origin } = this.products[index % this.products.length]!;
      const path = `/backoffice/api/lottery/draws/HANOI/${day}/result`;
      const body = { result, reason: 'The station has corrected its list' };
      const answer = await new Client(origin).call('POST', path, body, await operatorHeaders(origin, name));
      expect(answer).toMatchObject({ success: true, value: { version: 2 } });
    }
    expect((await stateOf(this.db, id)).version).toBe(2);
  }

  /** Restarts processes that were killed. */
  async restart(dead: readonly StartedProduct[]): Promise<void> {
    await Promise.all(dead.map((product) => product.exited));
    this.products = this.products.map((product) => (dead.includes(product) ? launch(product.env) : product));
    for (const product of this.products)
      await expect.poll(() => product.output(), { timeout: 180_000 }).toContain('Fairlot is ready');
  }

  /** Kills the process whose settlement sleeps in the database, and returns it. */
  async killSleeper(): Promise<StartedProduct> {
    let name: string | undefined;
    await expect
      .poll(async () => (name = (await findSleeper(this.db))?.name) !== undefined, {
        timeout: 120_000,
        intervals: [20],
      })
      .toBe(true);
    const victim = this.products.find(({ databaseUrl }) => databaseUrl.endsWith(`=${name}`));
    if (victim === undefined) throw new Error('no product holds the connection');
    process.kill(victim.serverPid(), 'SIGKILL');
    return victim;
  }
}

/** The connection whose settlement currently sleeps in the database. */
export function findSleeper(db: Database): Promise<{ pid: number; name: string } | undefined> {
  return db.first(sql<{ pid: number; name: string }>`
    select pid, application_name as name from pg_stat_activity
     where wait_event = 'PgSleep' and datname = current_database() limit 1`);
}
