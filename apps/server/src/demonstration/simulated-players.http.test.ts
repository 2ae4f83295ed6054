import { generateKeyPairSync } from 'node:crypto';
import { freePort, openTestApp, startSandbox } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { sql } from '../platform/db/index.ts';

// The sandbox plays over the network, through the same calls as the web app.

interface Outcome {
  step: string;
  result: string;
  isRefused: boolean;
}

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
};
const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048, ...(pem as object) }) as unknown as Keys;
interface Keys {
  publicKey: string;
  privateKey: string;
}

const [operator, vendor, port] = [keys(), keys(), await freePort()];
const sandbox = await startSandbox({
  vendors: {
    operatorOrigin: `http://127.0.0.1:${port}`,
    privateKey: vendor.privateKey,
    operatorPublicKey: operator.publicKey,
  },
});
const { url, apiKey, webhookSecret } = sandbox.payments;
const parties = readConfig({
  NODE_ENV: 'test',
  PORT: String(port),
  DATA_DIR: process.cwd(),
  SANDBOX_URL: url,
  SANDBOX_API_KEY: apiKey,
  SANDBOX_WEBHOOK_SECRET: webhookSecret,
  SANDBOX_VENDOR_PUBLIC_KEY: vendor.publicKey,
  SANDBOX_OPERATOR_PRIVATE_KEY: operator.privateKey,
});
const { publicOrigin, vendors, identityProvider, sanctionList, stripe, payos } = parties;
const app = await openTestApp({
  seed: 'demo',
  started: true,
  config: { port, publicOrigin, sandbox: parties.sandbox, vendors, identityProvider, sanctionList, stripe, payos },
});
// A deposit may be withdrawn immediately, to a new bank account too.
await app.platform.db.run(sql`update payments_withdrawal_terms set account_wait_hours = 0, wagering_percent = 0`);
await app.server.listen({ host: '127.0.0.1', port });
afterAll(() => sandbox.stop());

async function play(order: object): Promise<Outcome[]> {
  const response = await fetch(`${sandbox.payments.url}/players/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ thinkMs: 0, ...order }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { outcomes: Outcome[] }).outcomes;
}
const resultsOf = (outcomes: Outcome[]) => outcomes.map(({ step, result }) => `${step}: ${result}`);
const status = async () =>
  (await (await fetch(`${sandbox.payments.url}/players`)).json()) as { failures: number; players: number };

it('plays nothing unless it is switched on', async () => {
  expect(await status()).toMatchObject({ perHour: 0, players: 0, sessions: 0, playing: 0 });
});

it('registers a player who deposits, plays in every room and asks the staff', async () => {
  const steps = [
    { do: 'deposit', size: 1, payment: 'now' },
    { do: 'play', room: 'originals', share: 0, rounds: 2 },
    { do: 'play', room: 'RNG', share: 0, rounds: 2 },
    { do: 'ask', text: 'Which games count for the bonus?' },
  ];
  expect(resultsOf(await play({ player: 0, steps }))).toEqual([
    'register: done',
    'deposit: succeeded',
    'play: played',
    'play: played',
    'ask: sent',
  ]);
  // A draw may close before the ticket arrives; the player then takes another one.
  const ticket = [{ do: 'play', room: 'lottery', share: 0, rounds: 1 }];
  await expect
    .poll(async () => resultsOf(await play({ player: 0, steps: ticket })), { timeout: 60_000, interval: 1000 })
    .toEqual(['logIn: done', 'play: played']);
  const found = await app.platform.db.one(sql<{ tickets: bigint; rounds: bigint; messages: bigint }>`
    select (select count(*) from lottery_tickets t where t.member_id = m.id) as tickets,
           (select count(*) from originals_rounds r where r.member_id = m.id) as rounds,
           (select count(*) from chat_messages c where c.text = 'Which games count for the bonus?') as messages
      from people_members m order by id desc limit 1`);
  expect(found).toEqual({ tickets: 1n, rounds: 2n, messages: 1n });
}, 240_000);

it('returns to its account, claims an offer and plays the games of other vendors', async () => {
  const steps = [
    { do: 'claim' },
    { do: 'play', room: 'FISH', share: 0, rounds: 1 },
    { do: 'play', room: 'PVP', share: 0, rounds: 1 },
  ];
  const [login, claim, ...games] = await play({ player: 0, steps });
  expect(resultsOf([login!, ...games])).toEqual(['logIn: done', 'play: played', 'play: played']);
  expect(claim).toMatchObject({ step: 'claim', isRefused: false });
  for (const player of [1, 2]) expect((await play({ player, steps: [] }))[0]?.result).toMatch(/^(done|invited)$/);
  expect(await status()).toMatchObject({ players: 3, failures: 0 });
});

it('registers again when the product no longer knows the account', async () => {
  await app.platform.db.run(sql`
    update people_members set account = 'renamed1' where id = (select max(id) from people_members)`);
  expect(resultsOf(await play({ player: 2, steps: [] }))).toEqual(['logIn: registered again']);
  expect(resultsOf(await play({ player: 2, steps: [] }))).toEqual(['logIn: done']);
});

it('registers an agent below an agent, who invites others', async () => {
  expect(resultsOf(await play({ player: 3, steps: [] }))).toEqual(['register: invited']);
  expect(await app.platform.db.one(sql`select type from people_members order by id desc limit 1`)).toEqual({
    type: 1,
  });
  // The agency room receives an event about a new agent.
  await expect.poll(async () => (await play({ player: 3, steps: [{ do: 'invite' }] })).at(-1)?.result).toBe('invited');
});

it('has the document of its player approved, and withdraws right after the deposit', async () => {
  await play({ player: 4, steps: [] });
  const first = [{ do: 'identify' }, { do: 'deposit', size: 1, payment: 'now' }];
  expect(resultsOf(await play({ player: 5, steps: first }))).toEqual([
    'register: done',
    'identify: pending',
    'deposit: succeeded',
  ]);
  await expect
    .poll(async () => (await play({ player: 5, steps: [{ do: 'identify' }] })).at(-1)?.result, {
      timeout: 60_000,
      interval: 1000,
    })
    .toBe('verified');
  const [, withdrawal] = await play({ player: 5, steps: [{ do: 'withdraw', share: 0.5 }] });
  expect(withdrawal).toMatchObject({
    isRefused: false,
    result: expect.stringMatching(/^(requested|review|approved)$/),
  });
  expect(await status()).toMatchObject({ failures: 0 });
}, 240_000);

it('rejects players who do not exist, and unknown steps', async () => {
  const post = (body: object) =>
    fetch(`${sandbox.payments.url}/players/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post({ player: 900 })).status).toBe(409);
  expect((await post({ steps: [{ do: 'cheat' }] })).status).toBe(400);
});

it('counts and survives a product that fails', async () => {
  await app.server.close();
  expect(await play({ player: 0 })).toEqual([]);
  expect(await status()).toMatchObject({ failures: 1, playing: 0 });
});
