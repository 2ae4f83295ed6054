import { callDesk, openBackOffice } from '@fairlot/testkit';
import { afterAll } from 'vitest';
import { startProvider } from '../provider-server.testing.ts';
import { TestPayoutProvider } from '../withdrawals/payout-provider.testing.ts';
import { createVerified, openCashier } from '../withdrawals/withdrawals.testing.ts';

/** The queue of withdrawals with a member who requests them. The test file closes it, which audits the books. */
export async function openWithdrawalDesk() {
  const provider = await startProvider(new TestPayoutProvider());
  const office = await openBackOffice({ sandbox: provider.config });
  const { app, operator, call } = office;
  const cashier = openCashier(app);
  afterAll(office.close);
  const member = await createVerified(app, '400000000.00');
  const accountId = await cashier.usableAccount(member);
  return {
    ...office,
    provider,
    cashier,
    member,
    accountId,
    asked: async (amount = '3000000.00') => (await cashier.withdraw(member, accountId, amount)).value.orderId,
    held: () => app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`),
    /** The counter beside the page in the navigation. */
    waiting: async () => {
      const { value } = await call<{ waiting: { page: string; count: number }[] }>('GET', '/frame');
      return value.waiting.find(({ page }) => page === 'withdrawals')?.count ?? 0;
    },
    decide: (id: string, what: string, body: object, who = operator) =>
      callDesk(app, who.headers, 'POST', `/withdrawals/${id}/${what}`, body),
  };
}
