import { tryParseMinor } from '@fairlot/money';
import { type OperatorCaller, TRIAL_TYPE } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Approval, type ApprovalRequest, insertApproval, objectOf } from '../approvals.ts';
import { type Actor, writeAudit } from '../audit.ts';
import type { BackofficeServices } from '../services.ts';

export interface Wish {
  reason: string;
  requestKey: string;
}

/** Asks for a change of a member's balance; `amount` is a signed decimal string. @throws Refusal not.found, request.invalid, idempotency.conflict */
export async function requestAdjustment(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  memberId: bigint,
  amount: string,
  wish: Wish,
): Promise<Approval> {
  const amountMinor = tryParseMinor(amount);
  if (amountMinor === null) throw new Refusal('request.invalid', { field: 'amount', reason: 'format' });
  if (amountMinor === 0n) throw new Refusal('request.invalid', { field: 'amount', reason: 'zero' });
  const member = await services.doors.identity.findMember(memberId);
  if (member === undefined) throw new Refusal('not.found');
  // Play money has no house to take it from.
  if (member.type === TRIAL_TYPE) throw new Refusal('request.invalid', { field: 'memberId', reason: 'trial' });
  const payload = {
    memberId: String(memberId),
    account: member.account,
    asset: member.asset,
    amountMinor: String(amountMinor),
  };
  return request(services, caller, ip, wish, { kind: 'balance.adjust', payload });
}

/** Asks to void a draw. @throws Refusal draw.unknown, draw.not.voidable, idempotency.conflict */
export async function requestVoid(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  gameCode: string,
  numero: string,
  wish: Wish,
): Promise<Approval> {
  const { state } = await services.doors.lottery.draw(gameCode, numero);
  if (state !== 'open' && state !== 'locked') throw new Refusal('draw.not.voidable', { state });
  return request(services, caller, ip, wish, { kind: 'draw.void', payload: { gameCode, numero } });
}

/** Keeps a request and its entry of the audit trail. */
export async function request(
  { platform: { db } }: BackofficeServices,
  { operatorId, name }: OperatorCaller,
  ip: string,
  wish: Wish,
  wanted: ApprovalRequest,
): Promise<Approval> {
  const actor: Actor = { operatorId, name, ip };
  const reason = wish.reason.trim();
  return db.transaction(async (tx) => {
    const { approval, isNew } = await insertApproval(tx, operatorId, wish.requestKey, reason, wanted);
    if (isNew) {
      const after = { kind: wanted.kind, about: objectOf(wanted), ...wanted.payload };
      await writeAudit(tx, actor, { action: 'approval.requested', object: `approval:${approval.id}`, after, reason });
    }
    return approval;
  });
}
