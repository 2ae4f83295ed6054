import { payments as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Database } from '../../platform/db/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { createCreateDeposit } from './actions/create-deposit.ts';
import type { PaymentAdapter } from './adapters/adapter.ts';
import { isUuid } from './is-uuid.ts';
import { presentOrder } from './present.ts';
import { findOrder } from './repository.ts';

export function createRoutes(
  db: Database,
  adapters: readonly PaymentAdapter[],
  createDeposit: ReturnType<typeof createCreateDeposit>,
): BoundRoute[] {
  return [
    route(contract.depositMethods, async ({ caller }) =>
      adapters
        .filter(({ capabilities }) => capabilities.currency === caller.asset)
        .map(({ capabilities: { method, name, currency, minMinor, maxMinor, suggestedMinor } }) => ({
          method,
          name,
          currency,
          min: formatMinor(minMinor),
          max: formatMinor(maxMinor),
          suggested: suggestedMinor.map((minor) => formatMinor(minor)),
        })),
    ),
    route(contract.createDeposit, ({ caller, body, idempotency }) =>
      createDeposit({ caller, idempotency, method: body.method, amount: body.amount }),
    ),
    route(contract.getDeposit, async ({ caller, params }) => {
      const order = isUuid(params.orderId) ? await findOrder(db, params.orderId, caller.memberId) : undefined;
      if (order === undefined) throw new Refusal('not.found');
      return presentOrder(order);
    }),
  ];
}
