import { randomBytes } from 'node:crypto';
import { sql } from '@fairlot/server/platform/db/index';
import { hashPassword } from '@fairlot/server/platform/passwords';
import { Client, encryptPayload, type PublicKeyValue } from '@fairlot/testkit/client';
import { runLoad, startLoad } from '../kit/child.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, percentile, printNote } from '../kit/report.ts';
import { type ServerProcess, startServer } from '../kit/server.ts';
import type { GuessesResult, GuessesTask } from '../load/guesses.ts';
import type { PacedResult, PacedTask } from '../load/paced.ts';
import type { PacedRequest } from '../load/send.ts';

const PASSWORD = 'Bench7319';
const LOGIN_RATE = 20;
const PAGE_RATE = 50;
const SECONDS = 10;
const WARM_SECONDS = 3;
const MOST_LOGIN_P99_MS = 150;
const MOST_PAGE_P99_MS = 30;
const ATTACK = { guesses: 10_000, addresses: 1000, accounts: 100, connections: 32 } as const;

/** Logins alongside visitors on one process, then an attack on passwords. */
export function logins(databases: Databases): Benchmark {
  return { name: 'logins', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  await databases.prepared();
  const databaseUrl = await databases.copy();
  const passwordHash = await hashPassword(PASSWORD);
  await withDatabase(databaseUrl, (db) =>
    db.run(sql`
      insert into identity_passwords (member_id, hash)
      select id, ${passwordHash} from people_members where account like 'bench%'`),
  );
  const server = await startServer({ databaseUrl, isProxied: true });
  try {
    return [...(await measureLogins(server)), await measureAttack(server, databaseUrl)];
  } finally {
    await server.stop();
  }
}

async function measureLogins(server: ServerProcess): Promise<Line[]> {
  const run = async (seconds: number, from: number) => {
    const pages: PacedTask = {
      origin: server.origin,
      requests: [{ method: 'GET', path: '/m/home', headers: { 'accept-encoding': 'br' } }],
      rate: PAGE_RATE,
      seconds,
      connections: 16,
      expected: '',
    };
    const background = startLoad<PacedResult>('paced.ts', pages, { timeoutMs: 60_000 });
    const tries = await sealMany(server, LOGIN_RATE * seconds, (n) => ({
      account: `bench${from + n + 1}`,
      password: PASSWORD,
      address: addressOf(from + n),
    }));
    const task: PacedTask = {
      origin: server.origin,
      requests: tries,
      rate: LOGIN_RATE,
      seconds,
      connections: 32,
      expected: '"token"',
    };
    const own = await runLoad<PacedResult>('paced.ts', task, { timeoutMs: 60_000 });
    return { own, visitors: await background.result };
  };
  await run(WARM_SECONDS, 0);
  const { own, visitors } = await run(SECONDS, LOGIN_RATE * WARM_SECONDS);
  for (const { failures, refusal } of [own, visitors])
    if (failures > 0) throw new Error(`${failures} answers failed, the first: ${refusal}`);
  const [loginMs, pageMs] = [own, visitors].map(({ samples }) => samples.map(([, ms]) => ms)) as [number[], number[]];
  printNote(
    `${loginMs.length} log-ins, p50 ${percentile(loginMs, 0.5).toFixed(1)} ms, beside ${pageMs.length} ` +
      `pages, p50 ${percentile(pageMs, 0.5).toFixed(1)} ms`,
  );
  return [
    lineOf('log-in', loginMs, MOST_LOGIN_P99_MS, LOGIN_RATE),
    lineOf('visitor home beside log-ins', pageMs, MOST_PAGE_P99_MS, PAGE_RATE),
  ];
}

function lineOf(name: string, times: readonly number[], mostMs: number, rate: number): Line {
  const p99 = percentile(times, 0.99);
  return {
    name,
    figure: `p99 ${p99.toFixed(1)} ms`,
    bar: `p99 < ${mostMs} ms at ${rate}/s`,
    value: p99,
    isLess: true,
    isMet: p99 < mostMs,
  };
}

/**
 * Wrong passwords from many addresses: no attempt succeeds, all are counted, and the owners can log in after the pause.
 */
async function measureAttack(server: ServerProcess, databaseUrl: string): Promise<Line> {
  const { guesses, addresses, accounts, connections } = ATTACK;
  const victim = (n: number) => `bench${1001 + (n % accounts)}`;
  const requests = await sealMany(server, guesses, (n) => ({
    account: victim(n),
    password: `Guess${n}a`,
    address: addressOf(5000 + (n % addresses)),
  }));
  const { byCode, seconds } = await runLoad<GuessesResult>(
    'guesses.ts',
    { origin: server.origin, requests, connections } satisfies GuessesTask,
    { timeoutMs: 120_000 },
  );
  const entries = byCode['none'] ?? 0;
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const isReported =
    /fairlot_refusals_total\{code="captcha.error"\} [1-9]\d{3}/.test(metrics) &&
    /fairlot_logins_total\{method="password",outcome="invalid"\} [1-9]/.test(metrics);
  // The longest pause is a quarter of an hour.
  await withDatabase(databaseUrl, (db) =>
    db.run(sql`update identity_login_failures set at = at - interval '15 minutes'`),
  );
  const owners = await sealMany(server, accounts, (n) => ({
    account: victim(n),
    password: PASSWORD,
    address: addressOf(9000 + n),
  }));
  const after = await runLoad<GuessesResult>(
    'guesses.ts',
    { origin: server.origin, requests: owners, connections: 8 } satisfies GuessesTask,
    { timeoutMs: 60_000 },
  );
  const back = after.byCode['none'] ?? 0;
  const reported = Object.entries(byCode)
    .map(([code, times]) => `${code} ${count(times)}`)
    .join(', ');
  printNote(
    `${count(guesses)} guesses in ${seconds.toFixed(1)} s: ${reported}; metrics ${isReported ? 'show it' : 'do not'}`,
  );
  return {
    name: `${count(guesses)} guesses`,
    figure: `${entries} entries, ${back} of ${accounts} owners get in after`,
    bar: `0 and ${accounts}`,
    value: entries,
    isLess: true,
    isMet: entries === 0 && back === accounts && isReported,
  };
}

interface Try {
  account: string;
  password: string;
  address: string;
}

async function sealMany({ origin }: ServerProcess, times: number, tryOf: (n: number) => Try): Promise<PacedRequest[]> {
  const { value } = await new Client(origin).call('GET', '/wps/session/publicKey');
  const key = value as unknown as PublicKeyValue;
  return Array.from({ length: times }, (_, n) => {
    const { account, password, address } = tryOf(n);
    const { header, data } = encryptPayload(key, {
      username: account,
      password,
      type: 'username',
      ts: key.now,
      nonce: randomBytes(16).toString('base64url'),
    });
    return {
      method: 'POST',
      path: '/wps/session/login',
      headers: { 'content-type': 'application/json', encryption: header, 'x-forwarded-for': address },
      body: JSON.stringify({ data }),
    };
  });
}

function addressOf(n: number): string {
  return `10.${100 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;
}
