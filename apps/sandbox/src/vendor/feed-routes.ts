import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, isSigned } from './operator-call.ts';
import { toMinor, toText } from './money.ts';
import { listedGames } from './own-games.ts';
import { renderRound, renderUnknownRound } from './round-page.ts';
import { isVendorCode, protocolOf } from './roster.ts';
import { hmacHex, isSameText } from './signing.ts';
import type { Vendors } from './vendors.ts';
import { purseKey } from './wallets/purse.ts';

const PAGE_SIZE = 500;
type CodeRoute = { Params: { code: string } };
type Fields = Record<string, unknown>;
type Handle = (code: string, fields: Fields) => object | Promise<object>;

/** The operator's requests other than launches: games, reports, free rounds, jackpots, transfers. */
export function addFeedRoutes(app: FastifyInstance, vendors: Vendors): void {
  const { state } = vendors.store;
  const operatorCall = (path: string, handle: Handle) =>
    app.post<CodeRoute>(`/:code${path}`, async (request: FastifyRequest<CodeRoute>, reply: FastifyReply) => {
      const { code } = request.params;
      if (!isVendorCode(code) || !isSigned(vendors, code, request))
        return reply.code(403).send({ error: 'signature', message: 'the signature is missing or wrong' });
      return reply.send(await handle(code, fieldsOf(request)));
    });

  const games: Handle = async (code) => ({
    games: listedGames(state, code, await vendors.directory.games(code)).map(({ code: game, name, category }) => ({
      code: game,
      name,
      category,
      demo: true,
    })),
  });
  operatorCall('/operator/generic/v2/game/list', games);
  operatorCall('/games', games);
  operatorCall('/reports/transactions', (code, fields) => report(vendors, code, fields));
  operatorCall('/jackpots', (code) => ({
    jackpots: Object.entries(state.jackpots)
      .filter(([key]) => key.startsWith(`${code} `))
      .map(([key, minor]) => ({ game: key.split(' ')[1], currency: key.split(' ')[2], amount: toText(minor) })),
  }));
  operatorCall('/freerounds', (code, fields) => grant(vendors, code, fields));
  const cancel: Handle = (_code, { id, issue_id: issue }) => {
    const known = state.freeRounds.find((one) => one.id === (id ?? issue));
    if (known !== undefined) known.left = 0;
    vendors.store.touch();
    return { id: id ?? issue, status: 'cancelled' };
  };
  operatorCall('/freerounds/cancel', cancel);
  operatorCall('/freespins/issue', (code, fields) => {
    const { status, reason } = grant(vendors, code, issued(fields));
    return status === 'granted' ? {} : { code: 400, message: reason };
  });
  operatorCall('/freespins/cancel', cancel);
  for (const kind of ['in', 'out'] as const)
    operatorCall(`/wallet/${kind}`, (code, fields) => transfer(vendors, code, kind, fields));
  operatorCall('/wallet/balance', (code, fields) => ({ balance: toText(purseOf(vendors, code, fields)) }));
  operatorCall('/wallet/status', (code, fields) => {
    const known = state.transfers[`${code} ${text(fields['reference'])}`];
    const balance = toText(purseOf(vendors, code, fields));
    return { reference: fields['reference'], status: known?.status ?? 'notFound', balance };
  });

  app.get<{ Params: { code: string; roundId: string }; Querystring: { user?: string; signature?: string } }>(
    '/:code/rounds/:roundId',
    async ({ params: { code, roundId }, query: { user = '', signature = '' }, headers }, reply) => {
      const round = state.rounds.find((one) => one.roundId === roundId && one.code === code && one.user === user);
      const isOurs = isSameText(hmacHex('sha256', vendors.secretOf(code), `${roundId}.${user}`), signature);
      reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY);
      if (round === undefined || !isOurs)
        return reply.code(404).send(renderUnknownRound((headers['accept-language'] ?? '').slice(0, 2)));
      const name = (await vendors.directory.find(code, round.game))?.name ?? round.game;
      return reply.send(renderRound(round, name));
    },
  );
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Operations of a period, 500 per request; `next` is the cursor of the next page. */
function report({ store: { state } }: Vendors, code: string, { from, to, after }: Fields) {
  const rows = state.operations.filter((one) => one.code === code && one.at >= Number(from) && one.at < Number(to));
  const start = after === undefined || after === '' ? 0 : Number(after);
  const page = rows.slice(start, start + PAGE_SIZE);
  return {
    transactions: page.map(({ code: _vendor, amountMinor, ...row }) => ({ ...row, amount: toText(amountMinor) })),
    next: start + PAGE_SIZE < rows.length ? String(start + PAGE_SIZE) : null,
  };
}

/** Free rounds in the format of the SOFTSWISS style. */
function issued({
  issue_id: id,
  user,
  games,
  currency,
  bet_amount: bet,
  freespins_quantity: rounds,
  valid_until: until,
}: Fields) {
  const who = typeof user === 'object' && user !== null ? (user as Fields)['id'] : '';
  const value = toText(Number(bet));
  return { id, user: who, games, currency, value, rounds, from: Date.now(), to: Date.parse(text(until)) };
}

function grant({ store }: Vendors, code: string, fields: Fields) {
  const { id, user, game, games = [game], currency, value, rounds, from, to } = fields;
  const valueMinor = toMinor(value);
  const count = Number(rounds);
  if (typeof id !== 'string' || !Array.isArray(games) || !(valueMinor > 0) || !(count > 0))
    return { id, status: 'refused', reason: 'id, games, value and rounds are needed' };
  if (store.state.freeRounds.some((one) => one.id === id)) return { id, status: 'granted' };
  store.state.freeRounds.push({
    id,
    code,
    user: text(user),
    currency: text(currency),
    valueMinor,
    left: count,
    rounds: count,
    wonMinor: 0,
    games: games.map(String),
    from: Number(from),
    to: Number(to),
  });
  store.touch();
  return { id, status: 'granted' };
}

function purseOf({ store }: Vendors, code: string, { user, currency }: Fields): number {
  return store.state.purses[purseKey(code, text(user), text(currency))] ?? 0;
}

/** Moves money between the operator and the player's local balance; the same reference moves it once. */
async function transfer(vendors: Vendors, code: string, kind: 'in' | 'out', fields: Fields) {
  const { state } = vendors.store;
  const reference = text(fields['reference']);
  const key = `${code} ${reference}`;
  const delay = vendors.faults.take(code, 'delay');
  if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay.ms));
  const amountMinor = toMinor(fields['amount']);
  if (reference === '' || protocolOf(code) !== 'transfer' || !(amountMinor > 0))
    return { reference, status: 'failed', reason: 'invalid', balance: toText(purseOf(vendors, code, fields)) };
  const purse = purseKey(code, text(fields['user']), text(fields['currency']));
  const before = state.purses[purse] ?? 0;
  if (state.transfers[key] === undefined) {
    const isPossible = kind === 'in' || before >= amountMinor;
    state.transfers[key] = { reference, kind, status: isPossible ? 'done' : 'failed', amountMinor };
    if (isPossible) state.purses[purse] = before + (kind === 'in' ? amountMinor : -amountMinor);
    vendors.store.touch();
  }
  vendors.faults.note({ at: Date.now(), code, what: `wallet ${kind}`, fault: '', status: 'OK', tookMs: 0 });
  // Done, but without an answer: the operator does not know the outcome until it asks.
  if (vendors.faults.take(code, 'dropAnswer') !== undefined) throw new Error('the answer was dropped on purpose');
  const { status } = state.transfers[key];
  // Only a purse with too little money fails a transfer.
  const reason = status === 'failed' ? 'insufficient' : null;
  return { reference, status, reason, balance: toText(purseOf(vendors, code, fields)) };
}
