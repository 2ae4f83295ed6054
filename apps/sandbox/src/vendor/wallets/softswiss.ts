import type { Session } from '../model.ts';
import { hmacHex } from '../signing.ts';
import { type Reply, send } from './send.ts';
import { type Answer, lost, type Move, type Refusal, type Wallet, type Wiring } from './wallet.ts';

const REFUSALS: Readonly<Record<string, Refusal>> = { 100: 'funds', 101: 'session', 105: 'limit', 110: 'blocked' };

export function createSoftswiss(wiring: Wiring): Wallet {
  const call = async (session: Session, path: string, fields: object, hasUser = true): Promise<Answer> => {
    const { code, user, game, token } = session;
    const currency = wiring.faults.take(code, 'wrongCurrency') === undefined ? session.currency : 'XXX';
    const who = hasUser ? { user_id: user, currency, game, session_id: token } : {};
    const reply = await send(wiring, {
      code,
      path,
      what: path.slice(1),
      contentType: 'application/json',
      body: JSON.stringify({ ...who, ...fields }),
      sign: (text) => ({ 'X-REQUEST-SIGN': hmacHex('sha256', wiring.secretOf(code), text) }),
    });
    return read(reply);
  };
  const action = (name: 'bet' | 'win', move: Move) => ({
    action: name,
    action_id: move.transactionId,
    amount: move.amountMinor,
  });
  const play = (session: Session, move: Move, actions: object[]) =>
    call(session, '/play', { game_id: move.roundId, finished: move.closes, actions });
  return {
    balance: (session) => call(session, '/balance', {}),
    bet: (session, move) => play(session, move, [action('bet', move)]),
    win: (session, move) => play(session, move, [action('win', move)]),
    betAndWin: (session, bet, win) => play(session, win, [action('bet', bet), action('win', win)]),
    rollback: (session, move) =>
      call(session, '/rollback', {
        game_id: move.roundId,
        finished: true,
        actions: [{ action: 'rollback', action_id: move.transactionId, original_action_id: move.betId }],
      }),
    freeRounds: (session, grantId, totalMinor) =>
      call(session, '/freespins', { issue_id: grantId, status: 'finished', total_amount: totalMinor }, false),
  };
}

function read(reply: Reply | null): Answer {
  if (reply === null || reply.status >= 500) return lost('no answer');
  const { balance, code, message } = reply.value;
  const balanceMinor = typeof balance === 'number' ? balance : undefined;
  if (reply.status === 200) return { ok: true, balanceMinor: balanceMinor ?? 0 };
  return { ok: false, reason: REFUSALS[String(code)] ?? 'refused', text: String(message ?? code), balanceMinor };
}
