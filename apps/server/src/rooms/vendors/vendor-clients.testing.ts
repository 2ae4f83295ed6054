import { createHmac, randomUUID, sign } from 'node:crypto';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { TestApp } from '@fairlot/testkit';
import type { Outcome } from './gateway/port.ts';
import { type Pairs, queryOf, signatureOf } from './adapters/slotegrator/signature.ts';

/** An action of a simulated vendor; amounts are decimal strings of the currency. */
export interface Action {
  user?: string;
  session?: string;
  id?: string;
  round?: string;
  amount?: string;
  currency?: string;
  game?: string;
  reference?: string;
  isClosing?: boolean;
  /** A win of a free round. */
  isFree?: boolean;
}

/** The answer to a vendor: the protocol's code, and the balance as a decimal string. */
export interface StatementOptions {
  word: string;
  balance: string | null;
  status: number;
}

/** One simulated vendor with its real signatures. */
export interface VendorClient {
  code: string;
  words: Readonly<Partial<Record<Outcome, string>>>;
  balance(step?: Action): Promise<StatementOptions>;
  bet(operation: Action): Promise<StatementOptions>;
  win(operation: Action): Promise<StatementOptions>;
  rollback(operation: Action): Promise<StatementOptions>;
  /** A bet with another party's signature. */
  forged(operation: Action): Promise<StatementOptions>;
  /** A bet with this raw amount in its protocol. */
  raw(operation: Action, amount: unknown): Promise<StatementOptions>;
}

export interface Side {
  app: TestApp;
  user: string;
  session: string;
  game: string;
  secret: string;
  privateKey: string;
}

const FORGED = 'forged-by-somebody-else';

async function post(app: TestApp, path: string, payload: string, headers: Record<string, string>) {
  const answer = await app.server.inject({ method: 'POST', url: `/vendors/${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

/** Sends a body signed by the vendor, or by another party. */
export function sendHub88(code: string, side: Side) {
  return async (path: string, fields: object, privateKey = side.privateKey): Promise<StatementOptions> => {
    const payload = JSON.stringify({ request_uuid: randomUUID(), ...fields });
    const signature =
      privateKey === FORGED ? 'AAAA'.repeat(86) : sign('sha256', Buffer.from(payload), privateKey).toString('base64');
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature };
    const { status, body } = await post(side.app, `${code}${path}`, payload, headers);
    const balance = typeof body['balance'] === 'number' ? formatMinor(BigInt(body['balance']) / 1000n) : null;
    return { word: String(body['status']), balance, status };
  };
}

export function createHub88Client(code: string, side: Side): VendorClient {
  const send = sendHub88(code, side);
  const scaled = (amount: string) => Number(parseMinor(amount) * 1000n);
  const common = (operation: Action) => ({
    user: operation.user ?? side.user,
    token: operation.session ?? side.session,
    game_code: operation.game ?? side.game,
    round: operation.round ?? 'round-1',
    transaction_uuid: operation.id ?? randomUUID(),
    round_closed: operation.isClosing ?? false,
  });
  const money = (operation: Action, amount: unknown = scaled(operation.amount ?? '1000.00')) => ({
    ...common(operation),
    currency: operation.currency ?? 'VND',
    amount,
  });
  return {
    code,
    words: {
      OK: 'RS_OK',
      INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
      SESSION_INVALID: 'RS_ERROR_INVALID_TOKEN',
      SESSION_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
      PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
      GAME_UNAVAILABLE: 'RS_ERROR_INVALID_GAME',
      WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
      LIMIT_EXCEEDED: 'RS_ERROR_LIMIT_REACHED',
      TX_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      DUPLICATE_CONFLICT: 'RS_ERROR_DUPLICATE_TRANSACTION',
      ALREADY_ROLLED_BACK: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
      BAD_REQUEST: 'RS_ERROR_WRONG_TYPES',
      BAD_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
    },
    balance: (operation = {}) =>
      send('/user/balance', { user: operation.user ?? side.user, token: operation.session ?? side.session }),
    bet: (operation) => send('/transaction/bet', money(operation)),
    win: (operation) =>
      send('/transaction/win', {
        ...money(operation),
        reference_transaction_uuid: operation.reference,
        is_free: operation.isFree ?? false,
      }),
    rollback: (operation) =>
      send('/transaction/rollback', { ...common(operation), reference_transaction_uuid: operation.reference }),
    forged: (operation) => send('/transaction/bet', money(operation), FORGED),
    raw: (operation, amount) => send('/transaction/bet', money(operation, amount)),
  };
}

/** Sends a body signed with the vendor's secret, or with another one. */
export function sendSoftswiss(code: string, side: Side) {
  return async (path: string, fields: object, secret = side.secret): Promise<StatementOptions> => {
    const payload = JSON.stringify(fields);
    const signature = createHmac('sha256', secret).update(payload).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-request-sign': signature };
    const { status, body } = await post(side.app, `${code}${path}`, payload, headers);
    const balance = typeof body['balance'] === 'number' ? formatMinor(BigInt(body['balance'])) : null;
    return { word: status === 200 ? 'OK' : `${status}/${String(body['code'])}`, balance, status };
  };
}

export function createSoftswissClient(code: string, side: Side): VendorClient {
  const send = sendSoftswiss(code, side);
  const common = (operation: Action) => ({
    user_id: operation.user ?? side.user,
    session_id: operation.session ?? side.session,
    currency: operation.currency ?? 'VND',
    game: operation.game ?? side.game,
    game_id: operation.round ?? 'round-1',
    finished: operation.isClosing ?? false,
  });
  const play = (
    action: string,
    operation: Action,
    amount: unknown = Number(parseMinor(operation.amount ?? '1000.00')),
  ) => ({
    ...common(operation),
    actions: [{ action, action_id: operation.id ?? randomUUID(), amount }],
  });
  return {
    code,
    words: {
      OK: 'OK',
      INSUFFICIENT_FUNDS: '412/100',
      SESSION_INVALID: '401/101',
      SESSION_EXPIRED: '401/101',
      PLAYER_BLOCKED: '403/110',
      GAME_UNAVAILABLE: '404/107',
      WRONG_CURRENCY: '412/154',
      LIMIT_EXCEEDED: '412/105',
      TX_NOT_FOUND: '404/404',
      DUPLICATE_CONFLICT: '409/400',
      ALREADY_ROLLED_BACK: '409/400',
      BAD_REQUEST: '400/400',
      BAD_SIGNATURE: '403/403',
    },
    balance: (operation = {}) => {
      const { user_id, session_id, currency } = common(operation);
      return send('/balance', { user_id, session_id, currency });
    },
    bet: (operation) => send('/play', play('bet', operation)),
    win: (operation) => send('/play', play('win', operation)),
    rollback: (operation) =>
      send('/rollback', {
        ...common(operation),
        actions: [
          { action: 'rollback', action_id: operation.id ?? randomUUID(), original_action_id: operation.reference },
        ],
      }),
    forged: (operation) => send('/play', play('bet', operation), FORGED),
    raw: (operation, amount) => send('/play', play('bet', operation, amount)),
  };
}

export function createSlotegratorClient(code: string, side: Side, secondsAgo = 0, merchant = 'fairlot'): VendorClient {
  async function send(fields: Record<string, string>, secret = side.secret): Promise<StatementOptions> {
    const params = Object.entries(fields);
    const signed: Pairs = [
      ['X-Merchant-Id', merchant],
      ['X-Nonce', randomUUID()],
      ['X-Timestamp', String(Math.floor(Date.now() / 1000) - secondsAgo)],
    ];
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...Object.fromEntries(signed),
      'X-Sign': signatureOf(params, signed, secret),
    };
    const { status, body } = await post(side.app, code, queryOf(params), headers);
    const { balance, error_code: error, error_description: description } = body;
    const word = error === undefined ? 'OK' : [error, description].join(' ');
    return { word, balance: typeof balance === 'string' ? balance : null, status };
  }
  const common = (action: string, operation: Action) => ({
    action,
    player_id: operation.user ?? side.user,
    session_id: operation.session ?? side.session,
    currency: operation.currency ?? 'VND',
  });
  const money = (action: string, operation: Action, amount: unknown = operation.amount ?? '1000.00') => ({
    ...common(action, operation),
    amount: String(amount),
    game_uuid: operation.game ?? side.game,
    round_id: operation.round ?? 'round-1',
    transaction_id: operation.id ?? randomUUID(),
    ...(operation.isClosing ? { finished: '1' } : {}),
  });
  const internal = (outcome: Outcome) => [outcome, `INTERNAL_ERROR ${outcome}`] as const;
  return {
    code,
    words: {
      OK: 'OK',
      INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS INSUFFICIENT_FUNDS',
      ...Object.fromEntries(
        (
          [
            'SESSION_INVALID',
            'SESSION_EXPIRED',
            'PLAYER_BLOCKED',
            'GAME_UNAVAILABLE',
            'WRONG_CURRENCY',
            'LIMIT_EXCEEDED',
            'TX_NOT_FOUND',
            'DUPLICATE_CONFLICT',
            'ALREADY_ROLLED_BACK',
            'BAD_REQUEST',
            'BAD_SIGNATURE',
          ] as const
        ).map(internal),
      ),
    },
    balance: (operation = {}) => send(common('balance', operation)),
    bet: (operation) => send(money('bet', operation)),
    win: (operation) => send(money('win', operation)),
    rollback: (operation) => send({ ...money('refund', operation), bet_transaction_id: operation.reference ?? '' }),
    forged: (operation) => send(money('bet', operation), FORGED),
    raw: (operation, amount) => send(money('bet', operation, amount)),
  };
}
