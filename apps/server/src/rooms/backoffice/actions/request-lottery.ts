import type { BodyOf, lotteryDesk as contract } from '@fairlot/contract';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approval } from '../approvals.ts';
import { termsOf } from '../lottery-terms.ts';
import type { BackofficeServices } from '../services.ts';
import { request } from './request-approval.ts';

/** Asks to publish odds and limits. @throws Refusal not.found, odds.changed, odds.refused, request.invalid, idempotency.conflict */
export async function requestOdds(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  gameCode: string,
  { reason, requestKey, formerVersion, memberDraw, plays }: BodyOf<typeof contract.requestOdds>,
): Promise<Approval> {
  const { wanted, memberDrawMinor } = termsOf({ plays, memberDraw });
  const changes = await services.doors.lottery.operations.previewTerms(
    gameCode,
    formerVersion,
    wanted,
    memberDrawMinor,
  );
  if (changes.length === 0) throw new Refusal('request.invalid', { field: 'plays', reason: 'unchanged' });
  return request(
    services,
    caller,
    ip,
    { reason, requestKey },
    { kind: 'odds.publish', payload: { gameCode, formerVersion, memberDraw, plays, changes } },
  );
}

/** Asks to publish rules with other number widths. @throws Refusal not.found, odds.refused, request.invalid, idempotency.conflict */
export async function requestRules(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  gameCode: string,
  { reason, requestKey, ...wanted }: BodyOf<typeof contract.requestRules>,
): Promise<Approval> {
  const changes = await services.doors.lottery.operations.previewRules(gameCode, wanted);
  return request(
    services,
    caller,
    ip,
    { reason, requestKey },
    { kind: 'rules.publish', payload: { gameCode, ...wanted, changes } },
  );
}

/** Asks for a later draw time. @throws Refusal draw.unknown, draw.not.postponable, idempotency.conflict */
export async function requestPostponement(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  gameCode: string,
  numero: string,
  { reason, requestKey, drawAt }: BodyOf<typeof contract.requestPostponement>,
): Promise<Approval> {
  const draw = await services.doors.lottery.draw(gameCode, numero);
  const isWaiting = draw.source === 'feed' && (draw.state === 'open' || draw.state === 'locked');
  if (!isWaiting || drawAt <= draw.now || drawAt <= draw.lockAt || drawAt > draw.drawAt + LATEST_MS)
    throw new Refusal('draw.not.postponable', { state: draw.state });
  return request(
    services,
    caller,
    ip,
    { reason, requestKey },
    { kind: 'draw.postpone', payload: { gameCode, numero, formerDrawAt: draw.drawAt, drawAt } },
  );
}

/** Stakes are not held for longer; such a draw is voided instead. */
const LATEST_MS = 7 * 86_400_000;
