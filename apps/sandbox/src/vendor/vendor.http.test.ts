import { createServer, type IncomingMessage } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSandbox } from '../app.ts';
import { waitUntil } from '../testing/test-receiver.ts';
import { hmacHex, isRsaSigned, rsaSign, secretOf, sortedForm } from './signing.ts';

const ROOT = 'root-secret';
const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [operatorKeys, vendorKeys] = [keys(), keys()];
const SESSION = { user: 'm7', token: 'token-of-forty-characters', currency: 'VND' };
const LOBBY = 'http://127.0.0.1:3000/m/home';

type Heard = { path: string; body: string; headers: IncomingMessage['headers'] };
let heard: Heard[] = [];
/** Next answers of the simulated operator; when empty every call succeeds. */
let answers: { status: number; body: object }[] = [];

const operator = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const path = request.url ?? '';
    if (path.startsWith('/vendors/')) heard.push({ path, body, headers: request.headers });
    const { status, body: answer } = answers.shift() ?? { status: 200, body: usual(path) };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
const { port } = operator.address() as AddressInfo;
const dataDir = await mkdtemp(join(tmpdir(), 'fairlot-vendors-'));
const app = await buildSandbox({
  dataDir,
  apiKey: 'key',
  webhookSecret: ROOT,
  vendors: {
    operatorOrigin: `http://127.0.0.1:${port}`,
    privateKey: vendorKeys.privateKey,
    operatorPublicKey: operatorKeys.publicKey,
  },
});
await app.ready();
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => operator.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

function usual(path: string): object {
  if (path.startsWith('/lgw/'))
    return { value: { totalPages: 1, games: [{ gameId: 'NWND0001', remark: 'Sun <Pyramid>', nodeId: '10011' }] } };
  if (path.includes('NWND')) return { status: 'RS_OK', balance: 500_000_000, currency: 'VND' };
  return path.includes('PLAN') ? { balance: 500_000 } : { balance: '5000.00', transaction_id: 'x' };
}

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/vendors${url}`,
    payload,
    headers: {
      'content-type': typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
  });
const json = (body: object) => JSON.stringify(body);

/** Launches a game with its vendor's protocol; returns the key of its page. */
async function launch(code: 'NWND' | 'PLAN' | 'BREEL' | 'GPI', game: string): Promise<string> {
  const { user, token, currency } = SESSION;
  const secret = secretOf(ROOT, code);
  const ask = {
    NWND: () => {
      const body = json({ user, token, currency, game_code: game, lang: 'fr', lobby_url: LOBBY });
      return post(`/NWND/operator/generic/v2/game/url`, body, {
        'x-hub88-signature': rsaSign(operatorKeys.privateKey, body),
      });
    },
    PLAN: () => {
      const body = json({ game, currency, session_id: token, urls: { return_url: LOBBY }, user: { id: user } });
      return post('/PLAN/sessions', body, { 'x-request-sign': hmacHex('sha256', secret, body) });
    },
    BREEL: () => {
      const form = { game_uuid: game, player_id: user, currency, session_id: token, return_url: LOBBY };
      const headers = {
        'X-Merchant-Id': 'fairlot',
        'X-Timestamp': String(Math.floor(Date.now() / 1000)),
        'X-Nonce': 'n',
      };
      const sign = hmacHex('sha1', secret, sortedForm({ ...form, ...headers }));
      return post('/BREEL/games/init', new URLSearchParams(form).toString(), { ...headers, 'X-Sign': sign });
    },
    GPI: () => {
      const body = json({ game, user, token, currency, lobbyUrl: LOBBY });
      return post('/GPI/launch', body, transferHeaders(body));
    },
  };
  const answer = (await ask[code]()).json<{ url?: string; launch_options?: { game_url: string } }>();
  return new URL(answer.url ?? answer.launch_options?.game_url ?? '').searchParams.get('key') ?? '';
}

function transferHeaders(body: string): Record<string, string> {
  const at = String(Date.now());
  return { 'x-timestamp': at, 'x-signature': hmacHex('sha256', secretOf(ROOT, 'GPI'), `${at}.${body}`) };
}

const act = async (key: string, fields: object) => (await post('/play/act', { key, ...fields })).json();
const STAKE = 100_000;

describe('a launch', () => {
  it('opens a page that only its own frame may embed, named after the tile', async () => {
    const key = await launch('NWND', 'NWND0001');
    const page = await app.inject({ url: `/vendors/NWND/play?key=${key}` });
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://127.0.0.1:3000');
    expect(page.body).toContain('Sun &#60;Pyramid&#62;');
    expect(page.body).toContain('<html lang="fr" dir="ltr">');
    const main = await app.inject({ url: '/vendors/page/main.js' });
    expect([main.statusCode, main.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await app.inject({ url: '/vendors/page/..%2Fplay.ts' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/vendors/NWND/play?key=nobody' })).statusCode).toBe(404);
  });

  it('is rejected when it is unsigned or signed by another party', async () => {
    const body = json({ user: 'm7', token: 't', game_code: 'NWND0001', lobby_url: LOBBY });
    for (const signature of ['', rsaSign(vendorKeys.privateKey, body), rsaSign(operatorKeys.privateKey, `${body} `)]) {
      const answer = await post('/NWND/operator/generic/v2/game/url', body, { 'x-hub88-signature': signature });
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('a round', () => {
  it('is a bet and a win by hub88, signed over the raw body', async () => {
    const key = await launch('NWND', 'NWND0001');
    heard = [];
    const played = await act(key, { stake: STAKE });
    expect(played).toMatchObject({ balance: '5000.00', isRoundOpen: false });
    expect(heard.map(({ path }) => path)).toEqual(['/vendors/NWND/transaction/bet', '/vendors/NWND/transaction/win']);
    for (const { body, headers } of heard)
      expect(isRsaSigned(vendorKeys.publicKey, body, String(headers['x-hub88-signature']))).toBe(true);
    const [bet, win] = heard.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(bet).toMatchObject({ ...SESSION, game_code: 'NWND0001', amount: 100_000_000, round_closed: false });
    expect(win).toMatchObject({ reference_transaction_uuid: bet?.['transaction_uuid'], round: bet?.['round'] });

    // The record of the round uses the language of the launch.
    const roundId = String(bet?.['round']);
    const signature = hmacHex('sha256', secretOf(ROOT, 'NWND'), `${roundId}.${SESSION.user}`);
    const url = `/vendors/NWND/rounds/${roundId}?user=${SESSION.user}&signature=${signature}`;
    const record = (await app.inject({ url })).body;
    for (const said of ['<dt>Mise</dt>', 'Réglée', 'Tours : ']) expect(record).toContain(said);
    expect((await app.inject({ url: `${url}0`, headers: { 'accept-language': 'tr-TR,tr' } })).body).toContain(
      'Tur bul',
    );
  });

  it('is one call in the SOFTSWISS style, signed with the shared secret', async () => {
    const key = await launch('PLAN', 'PLAN0001');
    heard = [];
    expect(await act(key, { stake: STAKE })).toMatchObject({ balance: '5000.00' });
    expect(heard.map(({ path }) => path)).toEqual(['/vendors/PLAN/play']);
    const { body = '', headers } = heard[0] ?? {};
    expect(headers?.['x-request-sign']).toBe(hmacHex('sha256', secretOf(ROOT, 'PLAN'), body));
    expect(JSON.parse(body)).toMatchObject({
      finished: true,
      actions: [{ action: 'bet', amount: STAKE }, { action: 'win' }],
    });
  });

  it('is two forms in the Slotegrator style, signed over sorted parameters', async () => {
    const key = await launch('BREEL', 'BREEL0001');
    heard = [];
    expect(await act(key, { stake: STAKE })).toMatchObject({ balance: '5000.00' });
    expect(heard.map(({ body }) => new URLSearchParams(body).get('action'))).toEqual(['bet', 'win']);
    for (const { body, headers } of heard) {
      const signed = {
        ...Object.fromEntries(new URLSearchParams(body)),
        'X-Merchant-Id': String(headers['x-merchant-id']),
        'X-Timestamp': String(headers['x-timestamp']),
        'X-Nonce': String(headers['x-nonce']),
      };
      expect(headers['x-sign']).toBe(hmacHex('sha1', secretOf(ROOT, 'BREEL'), sortedForm(signed)));
    }
    expect(new URLSearchParams(heard[0]?.body).get('amount')).toBe('1000.00');
  });

  it('uses the balance of a transfer wallet, which moves money once per reference', async () => {
    // The table draws every minute and takes bets in the first fifty seconds.
    const now = Math.ceil(Date.now() / 60_000) * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    onTestFinished(() => void vi.useRealTimers());
    const key = await launch('GPI', 'GPI0001');
    const ask = (path: string, fields: object) => {
      const body = json({ user: 'm7', currency: 'VND', ...fields });
      return post(`/GPI/wallet/${path}`, body, transferHeaders(body));
    };
    const move = { reference: 'in-1', amount: '3000.00' };
    expect((await ask('in', move)).json()).toMatchObject({ status: 'done', balance: '3000.00' });
    expect((await ask('in', move)).json()).toMatchObject({ status: 'done', balance: '3000.00' });
    heard = [];
    expect(await act(key, { stake: STAKE, choice: 'big' })).toMatchObject({ placed: true, balance: '2000.00' });
    expect(heard).toEqual([]);
    expect((await ask('out', { reference: 'out-1', amount: '9000.00' })).json()).toMatchObject({
      status: 'failed',
      reason: 'insufficient',
    });
    expect((await ask('status', { reference: 'in-2' })).json()).toMatchObject({ status: 'notFound' });
  });

  it('leaves nothing behind when refused; one without an answer is rolled back until that is accepted', async () => {
    const key = await launch('NWND', 'NWND0001');
    heard = [];
    answers = [{ status: 200, body: { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1000 } }];
    expect(await act(key, { stake: STAKE })).toMatchObject({ refused: 'funds', balance: '0.01' });
    answers = [
      { status: 502, body: {} },
      { status: 502, body: {} },
    ];
    expect(await act(key, { stake: STAKE })).toMatchObject({ refused: 'unknown' });
    await waitUntil(async () => heard.filter(({ path }) => path.endsWith('/rollback')).length === 2, 'a second try');
    const bets = heard.filter(({ path }) => path.endsWith('/bet')).map(({ body }) => JSON.parse(body));
    const undo = JSON.parse(heard.at(-1)?.body ?? '');
    expect(undo.reference_transaction_uuid).toBe(bets[1].transaction_uuid);
    expect(await act(key, { stake: 1 })).toMatchObject({ refused: 'refused' });
  });
});

it('a vendor lists the games of the catalogue, and those it has added, renamed and withdrawn', async () => {
  const change = (fields: object) => post('/NWND/catalogue', fields);
  const list = async () => {
    const body = json({});
    const headers = { 'x-hub88-signature': rsaSign(operatorKeys.privateKey, body) };
    const answer = await post('/NWND/operator/generic/v2/game/list', body, headers);
    return answer.json<{ games: { code: string; name: string }[] }>().games.map(({ code, name }) => `${code} ${name}`);
  };
  expect(await list()).toEqual(['NWND0001 Sun <Pyramid>']);
  await change({ code: 'NWND9', name: 'New Game', category: 'RNG' });
  await change({ code: 'NWND0001', name: 'Moon Pyramid', category: 'RNG' });
  expect(await list()).toEqual(['NWND0001 Moon Pyramid', 'NWND9 New Game']);
  await change({ code: 'NWND0001', gone: true });
  expect(await list()).toEqual(['NWND9 New Game']);
  expect((await change({ code: '../x', gone: true })).statusCode).toBe(400);
});

describe('a fault', () => {
  const arm = (name: string, fields: object = {}) => post('/NWND/faults', { name, ...fields });

  it('sends calls twice, wrongly signed, too early or a day late', async () => {
    const key = await launch('NWND', 'NWND0001');
    const paths = () => heard.map(({ path }) => path.split('/').at(-1));
    heard = [];
    await arm('duplicate');
    await act(key, { stake: STAKE });
    expect(paths()).toEqual(['bet', 'bet', 'win']);
    expect(heard[0]?.body).toBe(heard[1]?.body);

    heard = [];
    await arm('rollbackFirst');
    await act(key, { stake: STAKE });
    expect(paths()).toEqual(['rollback', 'bet', 'win']);

    heard = [];
    await arm('reorder');
    await act(key, { stake: STAKE });
    expect(paths()).toEqual(['win', 'bet', 'win']);
    expect(JSON.parse(heard[0]?.body ?? '').transaction_uuid).toBe(JSON.parse(heard[2]?.body ?? '').transaction_uuid);

    heard = [];
    await arm('wrongSignature');
    await act(key, { stake: STAKE });
    const { body = '', headers } = heard[0] ?? {};
    expect(isRsaSigned(vendorKeys.publicKey, body, String(headers?.['x-hub88-signature']))).toBe(false);

    heard = [];
    await arm('lateSettlement', { ms: 60_000 });
    await act(key, { stake: STAKE });
    expect(paths()).toEqual(['bet', 'balance']);
    expect((await post('/NWND/settle', {})).json()).toEqual({ sent: 1 });
    expect(paths().at(-1)).toBe('win');
    const page = await app.inject({ url: '/vendors/faults?code=NWND' });
    expect(page.body).toContain('transaction/win');
    expect((await arm('nothing')).statusCode).toBe(400);
  });
});
