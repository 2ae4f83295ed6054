import { randomUUID } from 'node:crypto';
import type { Session } from '../model.ts';
import { rsaSign } from '../signing.ts';
import { type Reply, send } from './send.ts';
import { type Answer, lost, type Move, type Refusal, type Wallet, type Wiring } from './wallet.ts';

/** 1.00 is 100,000 in this protocol, so a minor unit is 1,000. */
const SCALE = 1000;
const REFUSALS: Readonly<Record<string, Refusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'funds',
  RS_ERROR_INVALID_TOKEN: 'session',
  RS_ERROR_TOKEN_EXPIRED: 'session',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_USER_DISABLED: 'blocked',
  RS_ERROR_TIMEOUT: 'unknown',
  RS_ERROR_UNKNOWN: 'unknown',
};

export function createHub88(wiring: Wiring): Wallet {
  const call = async (session: Session, path: string, fields: object): Promise<Answer> => {
    const currency = wiring.faults.take(session.code, 'wrongCurrency') === undefined ? session.currency : 'XXX';
    const { user, token, code, game } = session;
    const body = JSON.stringify({ user, token, request_uuid: randomUUID(), game_code: game, currency, ...fields });
    const reply = await send(wiring, {
      code,
      path,
      what: path.slice(1),
      contentType: 'application/json',
      body,
      sign: (text) => ({ 'X-Hub88-Signature': rsaSign(wiring.privateKey, text) }),
    });
    return read(reply);
  };
  const money = (move: Move) => ({
    transaction_uuid: move.transactionId,
    round: move.roundId,
    round_closed: move.closes,
    is_free: move.isFree,
  });
  return {
    balance: (session) => call(session, '/user/balance', {}),
    bet: (session, move) => call(session, '/transaction/bet', { ...money(move), amount: move.amountMinor * SCALE }),
    win: (session, move) =>
      call(session, '/transaction/win', {
        ...money(move),
        amount: move.amountMinor * SCALE,
        reference_transaction_uuid: move.betId,
      }),
    rollback: (session, move) =>
      call(session, '/transaction/rollback', {
        transaction_uuid: move.transactionId,
        reference_transaction_uuid: move.betId,
        round: move.roundId,
        round_closed: true,
      }),
  };
}

function read(reply: Reply | null): Answer {
  if (reply === null || reply.status !== 200) return lost('no answer');
  const { status, balance } = reply.value;
  const balanceMinor = typeof balance === 'number' ? Math.floor(balance / SCALE) : undefined;
  if (status === 'RS_OK' && balanceMinor !== undefined) return { ok: true, balanceMinor };
  return { ok: false, reason: REFUSALS[String(status)] ?? 'refused', text: String(status), balanceMinor };
}
