import { pageOf } from '../../platform/operators/index.ts';
import { payments as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import type { PaymentsPlatform } from './ports.ts';
import { requireFound } from '../../platform/refusal.ts';
import type { createCreateDeposit } from './actions/create-deposit.ts';
import { createEndDeposit } from './actions/end-deposit.ts';
import type { PaymentAdapter } from './adapters/adapter.ts';
import { isUuid } from '../../platform/rows/is-uuid.ts';
import { openMethods } from './methods.ts';
import { presentOrder, summariseOrder } from './present.ts';
import { findOrder, openOrdersOf, pageOfOrders } from './repository.ts';
import { ALL_LEVELS, levelTermsOf } from './withdrawal-terms-of.ts';
import type { Protection } from '../protection/index.ts';

export function createRoutes(
  platform: PaymentsPlatform,
  protection: Protection,
  adapters: readonly PaymentAdapter[],
  createDeposit: ReturnType<typeof createCreateDeposit>,
): BoundRoute[] {
  const { db } = platform;
  const { cancel, keepSent } = createEndDeposit(platform, protection, adapters);
  async function presentOwn(orderId: string, memberId: bigint) {
    const order = requireFound(isUuid(orderId) ? await findOrder(db, orderId, memberId) : undefined);
    return presentOrder(order);
  }
  return [
    route(contract.depositMethods, async ({ caller, language }) => {
      const { level = ALL_LEVELS } = (await levelTermsOf(platform, caller)) ?? {};
      const methods = await openMethods(db, adapters, { asset: caller.asset, level, language });
      const open = await openOrdersOf(db, caller.memberId);
      return methods.map(
        ({ terms: { method, name, minMinor, maxMinor, feeMinor, suggestedMinor }, depositMethod }) => ({
          method,
          kind: depositMethod.kind,
          name,
          currency: caller.asset,
          min: formatMinor(minMinor),
          max: formatMinor(maxMinor),
          fee: formatMinor(feeMinor),
          suggested: suggestedMinor.map((minor) => formatMinor(minor)),
          openOrder: open.get(method) ?? null,
        }),
      );
    }),
    route(contract.createDeposit, ({ caller, body, idempotency, origin }) => {
      const { method, amount, offerId, offerVersion: version } = body;
      const offer = offerId === undefined ? undefined : { offerId, version };
      return createDeposit({ caller, idempotency, method, amount, offer, origin });
    }),
    route(contract.deposits, async ({ caller, query }) => {
      const { list, totalPages } = await pageOfOrders(db, caller.memberId, pageOf(query));
      return { list: list.map(summariseOrder), totalPages };
    }),
    route(contract.getDeposit, ({ caller, params }) => presentOwn(params.orderId, caller.memberId)),
    route(contract.cancelDeposit, async ({ caller, params }) => {
      await cancel(params.orderId, caller.memberId);
      return presentOwn(params.orderId, caller.memberId);
    }),
    route(contract.sendReceipt, async ({ caller, params, files }) => {
      await keepSent(params.orderId, caller.memberId, files);
      return presentOwn(params.orderId, caller.memberId);
    }),
  ];
}
