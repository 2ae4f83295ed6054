import { pageOf } from '../../../platform/operators/index.ts';
import { payments as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Database } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PayoutAccounts } from '../accounts/accounts.ts';
import { lifetimeOf } from '../lifetime.ts';
import { summariseWithdrawal } from './present.ts';
import type { MemberWithdrawals } from './request.ts';
import { withdrawalsOf } from './withdrawal-rows.ts';

/** Members' calls for withdrawals. */
export function createWithdrawalRoutes(
  db: Database,
  accounts: PayoutAccounts,
  withdrawals: MemberWithdrawals,
): BoundRoute[] {
  return [
    route(contract.payoutAccounts, ({ caller }) => accounts.list(caller.memberId)),
    route(contract.addPayoutAccount, ({ caller, body }) => accounts.add(caller.memberId, body)),
    route(contract.removePayoutAccount, ({ caller, params }) => accounts.remove(caller.memberId, params.accountId)),
    route(contract.withdrawSettings, ({ caller }) => withdrawals.settings(caller)),
    route(contract.createWithdrawal, ({ caller, body, idempotency }) =>
      withdrawals.request({ caller, accountId: body.accountId, amount: body.amount, idempotency }),
    ),
    route(contract.withdrawals, async ({ caller, query }) => {
      const { list, totalPages } = await withdrawalsOf(db, caller.memberId, pageOf(query));
      return { list: list.map(summariseWithdrawal), totalPages };
    }),
    route(contract.lifetime, async ({ caller: { memberId, asset } }) => {
      const { inMinor, outMinor } = await lifetimeOf(db, memberId, asset);
      return {
        deposited: formatMinor(inMinor),
        withdrawn: formatMinor(outMinor),
        net: formatMinor(inMinor - outMinor),
        currency: asset,
      };
    }),
    route(contract.getWithdrawal, ({ caller, params }) => withdrawals.find(caller.memberId, params.orderId)),
    route(contract.cancelWithdrawal, ({ caller, params }) => withdrawals.cancel(caller.memberId, params.orderId)),
  ];
}
