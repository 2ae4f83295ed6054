import { formatMinor } from '@fairlot/money';
import { minorOfDecimal } from '../../gateway/numbers.ts';
import { type Action, type Answer, CallRefused, type InboundAdapter, type Outcome } from '../../gateway/port.ts';
import { type Fields, headerOf, needId, optionalId } from '../../gateway/wire.ts';
import { isSame } from '../keys.ts';
import { type Pairs, SIGNED_HEADERS, signatureOf } from './signature.ts';

/** Maximum difference of a call's time from now. */
const WINDOW_MS = 300_000;
const MOST_UNDONE = 50;
/** Kinds of wins without a bet. */
const PROMOTIONS = new Set(['freespin', 'jackpot', 'bonus', 'pragmatic_prize_drop', 'pragmatic_tournament']);

/** Slotegrator style: a form signed by HMAC-SHA1 over its sorted fields, decimal texts, always 200. */
export const slotegratorInbound: InboundAdapter<URLSearchParams> = {
  policy: {
    winNeedsBet: true,
    winSettles: true,
    unknownRollback: 'OK',
    secondRollback: 'OK',
    undoesWins: true,
    undoesSettled: true,
  },
  paths: [''],
  verify: ({ rawBody, headers, now }, { secret, operatorId }) => {
    const signed: Pairs = SIGNED_HEADERS.map((name) => [name, headerOf(headers, name.toLowerCase())] as const);
    const seconds = headerOf(headers, 'x-timestamp');
    if (secret === '' || !/^\d{1,12}$/.test(seconds) || Math.abs(now - Number(seconds) * 1000) > WINDOW_MS)
      return false;
    // The vendor signs with one secret for several merchants, so the call has to name us.
    if (!isSame(headerOf(headers, 'x-merchant-id'), operatorId)) return false;
    const params = [...new URLSearchParams(rawBody.toString('utf8'))];
    return isSame(headerOf(headers, 'x-sign'), signatureOf(params, signed, secret));
  },
  parse: (rawBody) => new URLSearchParams(rawBody.toString('utf8')),
  read: (_path, form) => {
    const fields = Object.fromEntries(form);
    const session = optionalId(fields, 'session_id');
    return {
      user: needId(fields, 'player_id'),
      session,
      currency: needId(fields, 'currency'),
      gameId: optionalId(fields, 'game_uuid'),
      actions: readActions(fields),
    };
  },
  write: (_path, form, answer) => ({ status: 200, body: JSON.stringify(present(form, answer)) }),
};

function readActions(fields: Fields): Action[] {
  const action = fields['action'];
  if (action === 'balance') return [];
  // Without a round id the bets of a session form one round.
  const session = optionalId(fields, 'session_id');
  const roundId = optionalId(fields, 'round_id') ?? (session === null ? null : `session:${session.slice(0, 100)}`);
  const common = { roundId, transactionId: needId(fields, 'transaction_id'), isClosing: fields['finished'] === '1' };
  switch (action) {
    case 'bet':
      return [
        { ...common, kind: 'bet', reference: null, gameId: needId(fields, 'game_uuid'), amountMinor: amountOf(fields) },
      ];
    case 'win':
      return [
        {
          ...common,
          kind: 'win',
          reference: null,
          gameId: optionalId(fields, 'game_uuid'),
          amountMinor: amountOf(fields),
          isPromo: PROMOTIONS.has(String(fields['type'])),
        },
      ];
    case 'refund':
      return [{ ...undoing(fields), ...common, reference: needId(fields, 'bet_transaction_id'), undoes: 'bet' }];
    case 'rollback':
      return readUndone(fields, common);
    default:
      throw new CallRefused('BAD_REQUEST');
  }
}

const amountOf = (fields: Fields): bigint => minorOfDecimal(fields['amount']);

function undoing(fields: Fields) {
  return { kind: 'rollback', gameId: optionalId(fields, 'game_uuid'), amountMinor: 0n } as const;
}

/**
 * `rollback_transactions[0][action]=bet&rollback_transactions[0][transaction_id]=…`: each is rolled back separately.
 * The last one ends the round, so that the bets before the end are refunded and not lost.
 */
function readUndone(fields: Fields, common: Pick<Action, 'roundId' | 'transactionId' | 'isClosing'>): Action[] {
  const actions: Action[] = [];
  for (let place = 0; place <= MOST_UNDONE; place++) {
    const reference = optionalId(fields, `rollback_transactions[${place}][transaction_id]`);
    if (reference === null) break;
    const undoes = fields[`rollback_transactions[${place}][action]`];
    if ((undoes !== 'bet' && undoes !== 'win') || place === MOST_UNDONE) throw new CallRefused('BAD_REQUEST');
    const transactionId = `${common.transactionId}/${undoes}/${reference}`;
    actions.push({ ...undoing(fields), ...common, transactionId, reference, undoes });
  }
  if (actions.length === 0) throw new CallRefused('BAD_REQUEST');
  return actions.map((action, index) => ({ ...action, isClosing: common.isClosing && index === actions.length - 1 }));
}

function present(form: URLSearchParams | null, { outcome, balanceMinor, results }: Answer): object {
  if (outcome !== 'OK' || balanceMinor === null) return { error_code: codeOf(outcome), error_description: outcome };
  const balance = formatMinor(balanceMinor);
  if (form?.get('action') === 'balance') return { balance };
  const own = (form?.get('transaction_id') ?? '').length + 1;
  const undone = results.map(({ transactionId }) => transactionId.slice(own).replace(/^(bet|win)\//, ''));
  return {
    balance,
    transaction_id: results[0]?.id ?? '',
    ...(form?.get('action') === 'rollback' ? { rollback_transactions: undone } : {}),
  };
}

function codeOf(outcome: Outcome): string {
  return outcome === 'INSUFFICIENT_FUNDS' ? 'INSUFFICIENT_FUNDS' : 'INTERNAL_ERROR';
}
