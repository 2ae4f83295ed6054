import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Product } from '../products.ts';
import { DateText, IdParams, Reason, RequestKey, SignedAmountInput, Strict } from '../shapes.ts';

export const requestBillCorrection = endpoint({
  id: 'agencyDesk.requestBillCorrection',
  method: 'POST',
  path: '/backoffice/api/agencyBills/:id/request-correction',
  permission: 'agency.change',
  summary: 'Request a correction of a bill; overpaid amounts are taken back',
  params: IdParams,
  body: Type.Object({ amount: SignedAmountInput, reason: Reason, requestKey: RequestKey }, Strict),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'agency.bill.closed', 'agency.correction.below', 'idempotency.conflict'],
});

export const requestDayCorrection = endpoint({
  id: 'agencyDesk.requestDayCorrection',
  method: 'POST',
  path: '/backoffice/api/agents/:id/request-correction',
  permission: 'agency.change',
  summary: "Request a correction of a member's figures of a day; team figures and unpaid bills follow",
  params: IdParams,
  body: Type.Object(
    {
      day: DateText,
      product: Product,
      turnover: SignedAmountInput,
      prize: SignedAmountInput,
      bonus: SignedAmountInput,
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'agency.correction.below', 'idempotency.conflict'],
});
