import { randomBytes } from 'node:crypto';
import type { Session } from '../model.ts';
import { toMinor, toText } from '../money.ts';
import { hmacHex, sortedForm } from '../signing.ts';
import { type Reply, send } from './send.ts';
import { type Answer, lost, type Move, type Refusal, type Wallet, type Wiring } from './wallet.ts';

/** The description of an internal error includes the operator's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  INSUFFICIENT_FUNDS: 'funds',
  SESSION_INVALID: 'session',
  SESSION_EXPIRED: 'session',
  LIMIT_EXCEEDED: 'limit',
  PLAYER_BLOCKED: 'blocked',
  TEMPORARY: 'unknown',
  UNKNOWN: 'unknown',
};

export function createSlotegrator(wiring: Wiring): Wallet {
  const call = async (session: Session, action: string, fields: Record<string, string>): Promise<Answer> => {
    const { code, user, game, token } = session;
    const currency = wiring.faults.take(code, 'wrongCurrency') === undefined ? session.currency : 'XXX';
    const params = { action, player_id: user, currency, game_uuid: game, session_id: token, ...fields };
    const reply = await send(wiring, {
      code,
      path: '',
      what: action,
      contentType: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(params).toString(),
      sign: (text) => formHeaders(wiring.operatorId, wiring.secretOf(code), text),
    });
    return read(reply);
  };
  const money = (move: Move) => ({
    amount: toText(move.amountMinor),
    transaction_id: move.transactionId,
    round_id: move.roundId,
  });
  return {
    balance: (session) => call(session, 'balance', {}),
    bet: (session, move) => call(session, 'bet', { ...money(move), type: 'bet' }),
    win: (session, move) =>
      call(session, 'win', {
        ...money(move),
        type: move.isFree ? 'freespin' : 'win',
        ...(move.isFree && { freespin_id: move.betId }),
      }),
    rollback: (session, move) => call(session, 'refund', { ...money(move), bet_transaction_id: move.betId }),
  };
}

/** The three headers, with the signature over them and the form. */
export function formHeaders(merchant: string, secret: string, form: string): Record<string, string> {
  const headers = {
    'X-Merchant-Id': merchant,
    'X-Timestamp': String(Math.floor(Date.now() / 1000)),
    'X-Nonce': randomBytes(16).toString('hex'),
  };
  const params = Object.fromEntries(new URLSearchParams(form));
  return { ...headers, 'X-Sign': hmacHex('sha1', secret, sortedForm({ ...params, ...headers })) };
}

function read(reply: Reply | null): Answer {
  if (reply === null || reply.status !== 200) return lost('no answer');
  const { balance, error_code: code, error_description: text } = reply.value;
  const balanceMinor = toMinor(balance);
  if (code === undefined && !Number.isNaN(balanceMinor)) return { ok: true, balanceMinor };
  const reason = REFUSALS[String(code)] ?? REFUSALS[String(text)] ?? 'refused';
  return {
    ok: false,
    reason,
    text: String(text ?? code),
    balanceMinor: Number.isNaN(balanceMinor) ? undefined : balanceMinor,
  };
}
