import { wholeUnit } from '@fairlot/money';
import { verify } from 'node:crypto';
import { integerOfMinor, minorOfInteger } from '../../gateway/numbers.ts';
import {
  type Action,
  type Answer,
  CallRefused,
  type InboundAdapter,
  type Outcome,
  type Reading,
} from '../../gateway/port.ts';
import {
  type Fields,
  headerOf,
  needId,
  optionalFlag,
  optionalId,
  parseObject,
  withInteger,
} from '../../gateway/wire.ts';
import { publicKeyOf } from '../keys.ts';

/** 1.00 is 100000, in any currency. */
const PER_WHOLE = 100_000n;
const perMinor = (): bigint => PER_WHOLE / wholeUnit();
const BASE64 = /^[A-Za-z0-9+/]{16,1400}={0,2}$/;

const STATUS: Readonly<Record<Outcome, string>> = {
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
  ALREADY_SETTLED: 'RS_ERROR_UNKNOWN',
  BAD_REQUEST: 'RS_ERROR_WRONG_TYPES',
  BAD_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  TEMPORARY: 'RS_ERROR_TIMEOUT',
  UNKNOWN: 'RS_ERROR_UNKNOWN',
};

const KINDS = { '/transaction/bet': 'bet', '/transaction/win': 'win', '/transaction/rollback': 'rollback' } as const;

/** Hub88: JSON signed by RSA over the raw bytes, whole numbers of a hundred-thousandth, always 200 with a status. */
export const hub88Inbound: InboundAdapter<Fields> = {
  policy: {
    winNeedsBet: true,
    winSettles: true,
    unknownRollback: 'OK',
    secondRollback: 'OK',
    undoesWins: true,
    undoesSettled: true,
    oneKindPerId: true,
  },
  paths: ['/user/info', '/user/balance', ...Object.keys(KINDS)],
  verify: ({ rawBody, headers }, { publicKey }) => {
    const signature = headerOf(headers, 'x-hub88-signature');
    if (publicKey === '' || !BASE64.test(signature)) return false;
    return verify('sha256', rawBody, publicKeyOf(publicKey), Buffer.from(signature, 'base64'));
  },
  parse: parseObject,
  read: (path, body) => {
    needId(body, 'request_uuid');
    const user = needId(body, 'user');
    const session = optionalId(body, 'token');
    const gameId = optionalId(body, 'game_code');
    if (!isMoney(path)) return { user, session, currency: null, gameId, actions: [] };
    const kind = KINDS[path];
    const currency = kind === 'rollback' ? optionalId(body, 'currency') : needId(body, 'currency');
    return { user, session: session ?? '', currency, gameId, actions: [readAction(kind, body)] } satisfies Reading;
  },
  write: (path, body, answer) => ({ status: 200, body: present(path, body, answer) }),
};

function isMoney(path: string): path is keyof typeof KINDS {
  return Object.hasOwn(KINDS, path);
}

function readAction(kind: 'bet' | 'win' | 'rollback', body: Fields): Action {
  refuseOtherKind(kind, body);
  const isPromo = optionalFlag(body, 'is_free');
  return {
    kind,
    transactionId: needId(body, 'transaction_uuid'),
    reference: kind === 'rollback' ? needId(body, 'reference_transaction_uuid') : referenceOf(kind, body),
    roundId: optionalId(body, 'round'),
    gameId: kind === 'bet' ? needId(body, 'game_code') : optionalId(body, 'game_code'),
    amountMinor: kind === 'rollback' ? 0n : minorOfInteger(body['amount'], perMinor()),
    isClosing: optionalFlag(body, 'round_closed'),
    isPromo: kind === 'win' && isPromo,
  };
}

/**
 * The signature covers the body and not the path, so the body has to match the path's kind: a bet refers to no other
 * transaction, a rollback has no amount.
 * @throws CallRefused BAD_REQUEST
 */
function refuseOtherKind(kind: 'bet' | 'win' | 'rollback', body: Fields): void {
  const isGiven = (name: string) => body[name] !== undefined && body[name] !== null && body[name] !== '';
  if (kind === 'bet' && isGiven('reference_transaction_uuid')) throw new CallRefused('BAD_REQUEST');
  if (kind === 'rollback' && isGiven('amount')) throw new CallRefused('BAD_REQUEST');
}

function referenceOf(kind: 'bet' | 'win', body: Fields): string | null {
  return kind === 'win' ? optionalId(body, 'reference_transaction_uuid') : null;
}

function present(path: string, body: Fields | null, { outcome, balanceMinor, asset }: Answer): string {
  const head = {
    user: textOf(body, 'user'),
    status: body === null && outcome === 'BAD_REQUEST' ? 'RS_ERROR_WRONG_SYNTAX' : STATUS[outcome],
    request_uuid: textOf(body, 'request_uuid'),
  };
  if (balanceMinor === null || asset === null) return JSON.stringify(head);
  if (path === '/user/info') return JSON.stringify({ ...head, currency: asset });
  return withInteger({ ...head, currency: asset }, 'balance', integerOfMinor(balanceMinor, perMinor()));
}

function textOf(body: Fields | null, name: string): string {
  const value = body?.[name];
  return typeof value === 'string' ? value : '';
}
