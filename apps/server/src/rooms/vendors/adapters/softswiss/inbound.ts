import { createHmac } from 'node:crypto';
import { totalOf } from '../../free-rounds/grants.ts';
import { minorOfInteger } from '../../gateway/numbers.ts';
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
  isObject,
  needId,
  optionalFlag,
  optionalId,
  parseObject,
  withInteger,
} from '../../gateway/wire.ts';
import { isSame } from '../keys.ts';

/** Whole numbers are minor units already. */
const PER_MINOR = 1n;
const MOST_ACTIONS = 50;

/** HTTP status, code and message of each outcome. */
const ERRORS: Readonly<Record<Exclude<Outcome, 'OK'>, readonly [status: number, code: number, message: string]>> = {
  INSUFFICIENT_FUNDS: [412, 100, 'Player has not enough funds to process an action'],
  SESSION_INVALID: [401, 101, 'Player is invalid'],
  SESSION_EXPIRED: [401, 101, 'Session has ended'],
  PLAYER_BLOCKED: [403, 110, 'Player is disabled'],
  GAME_UNAVAILABLE: [404, 107, 'Game is forbidden to the player'],
  WRONG_CURRENCY: [412, 154, 'Currency is not allowed for the player'],
  LIMIT_EXCEEDED: [412, 105, 'Player reached customized bet limit'],
  TX_NOT_FOUND: [404, 404, 'Not found'],
  DUPLICATE_CONFLICT: [409, 400, 'The action was processed with other data'],
  ALREADY_ROLLED_BACK: [409, 400, 'The action was rolled back'],
  ALREADY_SETTLED: [409, 400, 'The action is settled'],
  BAD_REQUEST: [400, 400, 'Bad request'],
  BAD_SIGNATURE: [403, 403, 'Forbidden'],
  TEMPORARY: [503, 503, 'Service is unavailable'],
  UNKNOWN: [500, 500, 'Unknown error'],
};

/** SOFTSWISS style: JSON signed by HMAC over the raw bytes, several actions per call, 4xx with a code. */
export const softswissInbound: InboundAdapter<Fields> = {
  policy: {
    winNeedsBet: true,
    winSettles: false,
    unknownRollback: 'OK',
    secondRollback: 'OK',
    undoesWins: true,
    undoesSettled: true,
  },
  paths: ['/play', '/rollback', '/balance', '/freespins'],
  verify: ({ rawBody, headers }, { secret }) =>
    secret !== '' &&
    isSame(headerOf(headers, 'x-request-sign'), createHmac('sha256', secret).update(rawBody).digest('hex')),
  parse: parseObject,
  read: (path, body) =>
    path === '/freespins'
      ? readFreeSpins(body)
      : {
          user: needId(body, 'user_id'),
          session: optionalId(body, 'session_id'),
          currency: needId(body, 'currency'),
          gameId: optionalId(body, 'game'),
          actions: path === '/balance' ? [] : readActions(path, body),
        },
  write: (_path, body, answer) => present(body, answer),
};

function readActions(path: string, body: Fields): Action[] {
  const given = body['actions'] ?? [];
  if (!Array.isArray(given) || given.length > MOST_ACTIONS || !given.every(isObject))
    throw new CallRefused('BAD_REQUEST');
  const isFinished = optionalFlag(body, 'finished');
  if (given.length === 0) return isFinished ? [closing(needId(body, 'user_id'), needId(body, 'game_id'))] : [];
  const actions = given.map((fields, index) => ({
    ...(path === '/rollback' ? readUndo(fields) : readPlay(fields)),
    roundId: needId(body, 'game_id'),
    gameId: path === '/rollback' ? optionalId(body, 'game') : needId(body, 'game'),
    isClosing: isFinished && index === given.length - 1,
  }));
  if (new Set(actions.map(({ transactionId }) => transactionId)).size !== actions.length)
    throw new CallRefused('BAD_REQUEST');
  return actions;
}

type Part = Pick<Action, 'kind' | 'transactionId' | 'reference' | 'amountMinor'>;

function readPlay(fields: Fields): Part {
  const kind = fields['action'];
  if (kind !== 'bet' && kind !== 'win') throw new CallRefused('BAD_REQUEST');
  const amountMinor = minorOfInteger(fields['amount'], PER_MINOR);
  return { kind, transactionId: needId(fields, 'action_id'), reference: null, amountMinor };
}

function readUndo(fields: Fields): Part {
  if (fields['action'] !== 'rollback') throw new CallRefused('BAD_REQUEST');
  const reference = needId(fields, 'original_action_id');
  return { kind: 'rollback', transactionId: needId(fields, 'action_id'), reference, amountMinor: 0n };
}

/** The total win of free rounds, reported when they are over; during play there is nothing to do. */
function readFreeSpins(body: Fields): Reading {
  const grantId = needId(body, 'issue_id');
  const isOver = needId(body, 'status') !== 'active';
  const win: Action = {
    kind: 'win',
    transactionId: totalOf(grantId),
    reference: grantId,
    roundId: null,
    gameId: null,
    amountMinor: minorOfInteger(body['total_amount'], PER_MINOR),
    isClosing: false,
    isPromo: true,
  };
  return { user: '', session: null, currency: null, gameId: null, grantId, actions: isOver ? [win] : [] };
}

/** A member's round that ends without another action. Members at one table share the round. */
function closing(user: string, roundId: string): Action {
  const name = { kind: 'close', transactionId: `close:${user}:${roundId}`, reference: null } as const;
  return { ...name, roundId, gameId: null, amountMinor: 0n, isClosing: true };
}

function present(body: Fields | null, { outcome, balanceMinor, results }: Answer) {
  if (outcome !== 'OK') {
    const [status, code, message] = ERRORS[outcome];
    return {
      status,
      body:
        balanceMinor === null
          ? JSON.stringify({ code, message })
          : withInteger({ code, message }, 'balance', balanceMinor),
    };
  }
  const round = body?.['game_id'];
  const result = results.filter(({ transactionId }) => !transactionId.startsWith('close:'));
  const fields = {
    ...(round === undefined ? {} : { game_id: round }),
    ...(result.length === 0
      ? {}
      : {
          transactions: result.map(({ transactionId, id, at }) => ({
            action_id: transactionId,
            tx_id: id,
            processed_at: new Date(at).toISOString(),
          })),
        }),
  };
  return { status: 200, body: withInteger(fields, 'balance', balanceMinor ?? 0n) };
}
