import { randomBytes } from 'node:crypto';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { openMarks } from '@fairlot/server/platform/marks';
import { hashPassword } from '@fairlot/server/platform/passwords';
import { createSecretBox } from '@fairlot/server/platform/secret-box';
import { writeEmail, writeMobile } from '@fairlot/server/rooms/people/details/contacts';
import { Client, encryptPayload, type PublicKeyValue } from '@fairlot/testkit/client';
import { runLoad } from '../kit/child.ts';
import { withDatabase } from '../kit/cluster.ts';
import { SECRET_KEY } from '../kit/data.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, type Line, median, percentile, printNote } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { type ServerProcess, startServer } from '../kit/server.ts';
import type { PairsResult, PairsTask } from '../load/pairs.ts';
import type { PacedRequest } from '../load/send.ts';

/** Times of known and unknown names count as equal within noise when the ratio of their medians is at least this. */
const LEAST_RATIO = 0.9;
const MOST_RATIO = 1.1;
const PAIRS = 300;
const WARM_PAIRS = 8;
const PASSWORD = 'Bench7319';
/** Sealed payloads are valid for two minutes, so they are created in batches of this many pairs. */
const BATCH_PAIRS = 40;
const BATCH_MS = 115_000;
const LONGEST_MS = 1_200_000;

/** Settings without which the calls are off, or require a captcha first. */
const SETTINGS = {
  flags: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true, FORGOTEMAIL3: true },
  identity: {
    smsProvider: 'server',
    humanCheck: 'none',
    codeLength: 6,
    codeTtlSeconds: 300,
    passwordMaxAgeDays: 0,
    trialOpen: true,
  },
  registerFields: { captcha: { show: false, required: false } },
} as const;

/** A call that is made for a known and for an unknown name. */
interface Case {
  name: string;
  path: string;
  method: 'POST' | 'PUT';
  moduleId: string;
  isSealed: boolean;
  bodyOf(who: Who, n: number): object;
}

interface Who {
  account: string;
  email: string;
  mobile: string;
}

const known = (n: number): Who => ({
  account: `bench${n + 1}`,
  email: `bench${n + 1}@example.com`,
  mobile: `0912${String(100_000 + n)}`,
});
const unknown = (n: number): Who => ({
  account: `nobod${n + 1}`,
  email: `nobod${n + 1}@example.com`,
  mobile: `0913${String(100_000 + n)}`,
});

const sms = (scene: string): Case => ({
  name: `SMS code, scene ${scene}`,
  path: '/wps/account/sendVerificationCode',
  method: 'POST',
  moduleId: 'REGMOBVERF3',
  isSealed: false,
  bodyOf: ({ mobile }) => ({ mobileNum: mobile, countryDialingCode: '84', scene }),
});

const CASES: readonly Case[] = [
  {
    name: 'log-in, wrong password',
    path: '/wps/session/login',
    method: 'POST',
    moduleId: '',
    isSealed: true,
    bodyOf: ({ account }) => ({ username: account, password: 'Wrong7319', type: 'username' }),
  },
  {
    name: 'log-in, wrong code',
    path: '/wps/session/login',
    method: 'POST',
    moduleId: '',
    isSealed: true,
    bodyOf: ({ mobile }) => ({ username: mobile, password: '000000', countryDialingCode: '84', type: 'sms' }),
  },
  {
    name: 'forgot by e-mail',
    path: '/wps/account/password/email',
    method: 'POST',
    moduleId: '',
    isSealed: false,
    bodyOf: ({ account, email }) => ({ username: account, email }),
  },
  {
    name: 'forgot by phone, wrong code',
    path: '/wps/account/password/phone',
    method: 'POST',
    moduleId: 'CHNGPASSVERIF3',
    isSealed: true,
    bodyOf: ({ mobile }) => ({
      newPassword: 'Fresh7319',
      mobileNum: mobile,
      countryDialingCode: '84',
      verificationCode: '000000',
    }),
  },
  {
    name: 'register by number, wrong code',
    path: '/wps/account/registerMobile',
    method: 'PUT',
    moduleId: 'MOBILENUMREG3',
    isSealed: true,
    bodyOf: ({ mobile }) => ({
      mobileNum: mobile,
      countryDialingCode: '84',
      verificationCode: '000000',
      password: 'Fresh7319',
      confirmPassword: 'Fresh7319',
      agreement: true,
      type: 0,
      registerMethod: 'H5',
    }),
  },
  sms('register'),
  sms('login'),
  sms('password'),
];

/** Whether the response time reveals that a name, an address or a number is known. */
export function names(databases: Databases): Benchmark {
  return { name: 'names', longestMs: LONGEST_MS, run: () => measure(databases) };
}

/** Gives each member an address and a number, sealed and hashed with the key of the server under test. */
async function giveContacts(db: Database): Promise<void> {
  const secrets = createSecretBox(SECRET_KEY);
  const services = { secrets, marks: await openMarks(db, secrets) };
  const members = await db.rows(sql<{ id: bigint; account: string }>`
    select id, account from people_members where account like 'bench%'`);
  for (const { id, account } of members) {
    await writeEmail(db, services, id, `${account}@example.com`);
    await writeMobile(db, services, id, `+84912${100_000 + Number(account.slice('bench'.length)) - 1}`);
  }
}

async function measure(databases: Databases): Promise<Line[]> {
  await databases.prepared();
  const databaseUrl = await databases.copy();
  await withDatabase(databaseUrl, async (db) => {
    await db.run(sql`
      insert into identity_passwords (member_id, hash)
      select id, ${await hashPassword(PASSWORD)} from people_members where account like 'bench%'`);
    await giveContacts(db);
    for (const [key, value] of Object.entries(SETTINGS)) {
      await db.run(sql`
        insert into site_settings (merchant, key, value) values ('fairlot', ${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (merchant, key) do update set value = site_settings.value || excluded.value`);
    }
  });
  const server = await startServer({ databaseUrl, isProxied: true });
  const lines: Line[] = [];
  try {
    for (const [index, one] of CASES.entries()) {
      // Limits of codes are per number and minute, so codes of earlier cases are backdated.
      await withDatabase(databaseUrl, (db) =>
        db.run(sql`update identity_codes set sent_at = sent_at - interval '2 hours'`),
      );
      lines.push(await measureCase(server, one, index));
    }
  } finally {
    await server.stop();
  }
  return lines;
}

async function measureCase(server: ServerProcess, one: Case, index: number): Promise<Line> {
  const count = scaled(PAIRS);
  const firstMs: number[] = [];
  const secondMs: number[] = [];
  const answers = new Set<string>();
  for (let from = 0; firstMs.length < count; from += BATCH_PAIRS + WARM_PAIRS) {
    const requestOf = await requests(server, one, index * 4 * PAIRS);
    const size = Math.min(BATCH_PAIRS, count - firstMs.length) + WARM_PAIRS;
    const pairs = Array.from({ length: size }, (_, n): [PacedRequest, PacedRequest] => [
      requestOf(known(from + n), 2 * (from + n)),
      requestOf(unknown(from + n), 2 * (from + n) + 1),
    ]);
    const found = await runLoad<PairsResult>(
      'pairs.ts',
      { origin: server.origin, pairs, warm: WARM_PAIRS } satisfies PairsTask,
      { timeoutMs: BATCH_MS },
    );
    firstMs.push(...found.firstMs);
    secondMs.push(...found.secondMs);
    for (const codes of [found.firstCodes, found.secondCodes]) answers.add(Object.keys(codes).toSorted().join(', '));
  }
  const [codes] = answers;
  if (answers.size > 1)
    throw new Error(`${one.name}: known and unknown names are not answered alike: ${[...answers].join(' and ')}`);
  const ratio = median(firstMs) / median(secondMs);
  const p95 = percentile(firstMs, 0.95) / percentile(secondMs, 0.95);
  printNote(
    `${one.name}: ${firstMs.length} pairs answered ${codes}, median ${median(firstMs).toFixed(2)} ms known ` +
      `and ${median(secondMs).toFixed(2)} ms unknown, p95 ratio ${p95.toFixed(2)}`,
  );
  return {
    name: one.name,
    figure: `median ratio ${ratio.toFixed(3)}, p95 ratio ${p95.toFixed(2)}`,
    bar: `${LEAST_RATIO} <= ratio <= ${MOST_RATIO}`,
    isRatio: true,
    value: ratio,
    isLess: true,
    isMet: ratio >= LEAST_RATIO && ratio <= MOST_RATIO,
  };
}

/** Creates the requests of a case, each from another address. */
async function requests(
  { origin }: ServerProcess,
  { path, method, moduleId, isSealed, bodyOf }: Case,
  from: number,
): Promise<(who: Who, n: number) => PacedRequest> {
  const { value } = await new Client(origin).call('GET', '/wps/session/publicKey');
  const key = value as unknown as PublicKeyValue;
  return (who, n) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(from + n),
      ...(moduleId && { moduleid: moduleId }),
    };
    const body = bodyOf(who, n);
    if (!isSealed) return { method, path, headers, body: JSON.stringify(body) };
    const { header, data } = encryptPayload(key, {
      ...body,
      ts: key.now,
      nonce: randomBytes(16).toString('base64url'),
    });
    return { method, path, headers: { ...headers, encryption: header }, body: JSON.stringify({ data }) };
  };
}

function addressOf(n: number): string {
  return `10.${100 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;
}
