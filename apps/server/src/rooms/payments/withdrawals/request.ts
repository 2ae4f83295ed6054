import { randomUUID } from 'node:crypto';
import type { payments as contract, ValueOf } from '@fairlot/contract';
import { formatMinor, tryParseMinor, wholeUnit } from '@fairlot/money';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { takesCurrency } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import { accountsOf, openNumber } from '../accounts/account-rows.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { wageringBefore } from '../wagering/wagering.ts';
import { ALL_LEVELS, checksOf, levelTermsOf } from '../withdrawal-terms-of.ts';
import { presentWithdrawal, type WithdrawalView } from './present.ts';
import {
  BY_HAND,
  accountWaitHours,
  findTerms,
  findWithdrawal,
  moveWithdrawal,
  requestWithdrawal,
  stepsOf,
  withdrawnToday,
} from './withdrawal-rows.ts';

export type WithdrawalAnswer = ValueOf<typeof contract.createWithdrawal>;
export type WithdrawalSettings = ValueOf<typeof contract.withdrawSettings>;

export interface WithdrawalInput {
  caller: Caller;
  accountId: string;
  /** Decimal string of the client. */
  amount: string;
  idempotency: IdempotencyKey;
}

export interface MemberWithdrawals {
  settings(caller: Caller): Promise<WithdrawalSettings>;
  /** @throws Refusal as the contract names them */
  request(input: WithdrawalInput): Promise<WithdrawalAnswer>;
  /** @throws Refusal not.found */
  find(memberId: bigint, id: string): Promise<WithdrawalView>;
  /** @throws Refusal not.found, withdraw.cancel.refused */
  cancel(memberId: bigint, id: string): Promise<WithdrawalView>;
}

/** Members' actions on withdrawals. */
export function createMemberWithdrawals(
  platform: PaymentsPlatform,
  adapters: readonly PayoutAdapter[],
  isByHand: () => boolean,
): MemberWithdrawals {
  const { db, site } = platform;
  const { providerFor, providerOf } = createProviderChoice(platform, adapters, isByHand);
  const mayCancel = async () => (await site.market()).withdrawalCancel;
  const zoneOf = () => site.timeZone();

  async function find(memberId: bigint, id: string): Promise<WithdrawalView> {
    const found = isUuid(id) ? await findWithdrawal(db, id) : undefined;
    if (found === undefined || found.memberId !== memberId) throw new Refusal('not.found');
    return presentWithdrawal(found, await stepsOf(db, id), await mayCancel());
  }

  return {
    find,
    settings: async ({ memberId, asset, sessionId }) => {
      const status = await levelTermsOf(platform, { memberId, asset, sessionId });
      const terms = await findTerms(db, asset, status?.level ?? ALL_LEVELS);
      const { made, sumMinor } = await withdrawnToday(db, memberId, asset, await zoneOf());
      const { totalMinor, leftMinor } = await wageringBefore(db, memberId, asset);
      const { minMinor, maxMinor, feeMinor, ...everybodys } = terms ?? NO_TERMS;
      const dailyMinor = status?.dailyMinor ? BigInt(status.dailyMinor) : everybodys.dailyMinor;
      const freePerDay = status?.freePerDay ?? everybodys.freePerDay;
      const freeLeft = Math.max(0, freePerDay - made);
      const dailyLeftMinor = dailyMinor > sumMinor ? dailyMinor - sumMinor : 0n;
      return {
        min: formatMinor(minMinor),
        max: formatMinor(maxMinor),
        dailyLeft: formatMinor(dailyLeftMinor),
        freeLeft,
        freePerDay,
        fee: formatMinor(freeLeft > 0 ? 0n : feeMinor),
        wageringLeft: formatMinor(leftMinor),
        wageringTotal: formatMinor(totalMinor),
        open: terms !== undefined && providerFor(asset) !== undefined,
        accountWaitHours: await accountWaitHours(db, asset),
      };
    },
    request: async ({ caller: { memberId, asset, sessionId }, accountId, amount, idempotency }) => {
      const amountMinor = tryParseMinor(amount);
      if (amountMinor === null) throw invalidField('amount', 'format');
      if (!isUuid(accountId)) throw new Refusal('not.found');
      let provider;
      try {
        provider = await providerOf(memberId, asset, accountId, amountMinor);
      } catch (error) {
        // A provider may have been switched off since the first call with this key, which then gets its answer again.
        return db.transaction((tx) =>
          once<WithdrawalAnswer>(tx, memberId, 'withdraw', idempotency, () => Promise.reject(error)),
        );
      }
      const id = randomUUID();
      const zone = await zoneOf();
      const member = { memberId, asset, sessionId };
      return requestWithdrawal(db, {
        ...member,
        ...idempotency,
        ...(await checksOf(platform, member)),
        amountMinor,
        id,
        accountId,
        zone,
        provider,
      });
    },
    cancel: async (memberId, id) => {
      await find(memberId, id);
      if (!(await mayCancel()) || !(await moveWithdrawal(db, id, 'cancelled')))
        throw new Refusal('withdraw.cancel.refused');
      return find(memberId, id);
    },
  };
}

/** Which provider pays a withdrawal. */
function createProviderChoice(
  { db, secrets }: Pick<PaymentsPlatform, 'db' | 'secrets'>,
  adapters: readonly PayoutAdapter[],
  isByHand: () => boolean,
) {
  /** Manual payouts apply where no provider pays out and operators enabled them. */
  const providerFor = (asset: string, canPay = (_adapter: PayoutAdapter) => true): string | undefined =>
    adapters.find((adapter) => takesCurrency(adapter, asset) && canPay(adapter))?.provider ??
    (isByHand() ? BY_HAND : undefined);
  /** @throws Refusal withdraw.closed, and request.invalid where no provider can pay this account or amount */
  async function providerOf(memberId: bigint, asset: string, accountId: string, amountMinor: bigint): Promise<string> {
    if (providerFor(asset) === undefined) throw new Refusal('withdraw.closed');
    const isChoosy = adapters.some((adapter) => adapter.canPay !== undefined && takesCurrency(adapter, asset));
    const row = isChoosy ? (await accountsOf(db, memberId)).find(({ id }) => id === accountId) : undefined;
    const account = row && { kind: row.kind, bank: row.bank, account: openNumber(secrets, row), currency: asset };
    const canPay = (payoutMinor: bigint) => (adapter: PayoutAdapter) =>
      account === undefined || (adapter.canPay?.({ ...account, amountMinor: payoutMinor }) ?? true);
    const provider = providerFor(asset, canPay(amountMinor));
    if (provider !== undefined) return provider;
    const isAmount = providerFor(asset, canPay(wholeUnit())) !== undefined;
    const [field, reason] = isAmount ? ['amount', 'step'] : ['accountId', 'bank'];
    throw invalidField(field, reason);
  }
  return { providerFor, providerOf };
}

const NO_TERMS = { minMinor: 0n, maxMinor: 0n, dailyMinor: 0n, freePerDay: 0, feeMinor: 0n };
