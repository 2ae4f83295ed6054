import { type BodyOf, walletDesk as contract } from '@fairlot/contract';
import { formatMinor, tryParseMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import { route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { WalletPlatform } from '../ports.ts';
import {
  type Acting,
  approval,
  type ApprovalView,
  type Change,
  type Desk,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { invalidField, requireFound } from '../../../platform/refusal.ts';
import { houseAccount, memberAccount } from '../accounts.ts';
import { transfer } from '../repository.ts';
import { FIGURES } from './figures.ts';
import { createGiftReasons } from './gift-reasons.ts';
import { createLedgerList, LEDGER_CARD } from './ledger.ts';
import { WALLET_TIMELINE } from './timeline.ts';

/** Minor units as text, because it is stored as JSON. */
interface Adjustment {
  memberId: string;
  account: string;
  asset: string;
  amountMinor: string;
}

/** Operators' work with balances: one requests an adjustment, another approves it. */
export function createDesk(platform: WalletPlatform): Desk {
  const adjustment = approval<Adjustment>({
    kind: 'balance.adjust',
    permission: 'balance.adjust',
    object: objectOf,
    title: (payload) => `${payload.account} (${objectOf(payload)})`,
    amount: ({ amountMinor, asset }) => ({ amountMinor: BigInt(amountMinor), asset }),
    execute: (tx, payload, { approvalId }) => adjust(tx, payload, approvalId),
  });
  /** `amount` is a signed decimal string. @throws Refusal not.found, request.invalid, idempotency.conflict */
  async function request(
    acting: Acting,
    { memberId, amount, ...input }: BodyOf<typeof contract.requestAdjustment>,
  ): Promise<ApprovalView> {
    const amountMinor = tryParseMinor(amount);
    if (amountMinor === null) throw invalidField('amount', 'format');
    if (amountMinor === 0n) throw invalidField('amount', 'zero');
    const member = requireFound(await platform.directory.find(BigInt(memberId)));
    // Play money has no house account to pay from.
    if (member.type === TRIAL_TYPE) throw invalidField('memberId', 'trial');
    const { account, asset } = member;
    const payload = { memberId, account, asset, amountMinor: String(amountMinor) };
    return requestApproval(platform, acting, input, adjustment, payload);
  }

  const ledger = createLedgerList(platform);
  return {
    figures: FIGURES,
    netReasons: [createGiftReasons(platform)],
    permissions: [
      { permission: 'ledger.read', roles: ['admin', 'finance', 'risk', 'support'] },
      { permission: 'balance.adjust', roles: ['admin', 'finance'] },
    ],
    lists: [ledger],
    memberTimeline: WALLET_TIMELINE,
    memberCards: [LEDGER_CARD],
    routes: [route(contract.requestAdjustment, ({ operator, ip, body }) => request({ operator, ip }, body))],
    approvals: [adjustment],
  };
}

function objectOf({ memberId }: Adjustment): string {
  return `member:${memberId}`;
}

/** Moves the amount between house and member. */
async function adjust(tx: Tx, { memberId, asset, amountMinor: text }: Adjustment, approvalId: bigint): Promise<Change> {
  const amountMinor = BigInt(text);
  const member = memberAccount(BigInt(memberId), asset);
  const house = houseAccount(asset);
  const isGift = amountMinor > 0n;
  const balanceMinor = await transfer(tx, {
    key: `adjustment:${approvalId}`,
    debit: isGift ? house : member,
    credit: isGift ? member : house,
    asset,
    amountMinor: isGift ? amountMinor : -amountMinor,
    kind: 'adjust',
    reference: `adjustment:${approvalId}`,
  });
  if (balanceMinor === null) throw new Error('the adjustment has no member');
  return {
    action: 'balance.adjusted',
    before: { balance: formatMinor(balanceMinor - amountMinor) },
    after: { balance: formatMinor(balanceMinor), currency: asset },
  };
}
