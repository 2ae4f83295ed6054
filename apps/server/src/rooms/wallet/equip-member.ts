import { usualMinor, wholeUnit } from '@fairlot/money';
import type { EquippedMember } from '../identity/ports.ts';
import type { Tx } from '../../platform/db/index.ts';
import { capitalAccount, issuerAccount, memberAccount } from './accounts.ts';
import { transfer } from './repository.ts';

/** 1,000,000 in play money for a trial member, whatever the decimals of the merchant's currency. */
const TRIAL_UNITS = 1_000_000n;
/** 5,000,000.00 VND for a demonstration account. */
const DEMO_MINOR = 500_000_000n;

/** Gives a new trial or demonstration member their opening balance. */
export async function equipMember(tx: Tx, { memberId, asset, as }: EquippedMember): Promise<void> {
  const gift = as === 'trial' ? trialMoney(memberId, asset) : demonstrationMoney(memberId, asset);
  await transfer(tx, { ...gift, credit: memberAccount(memberId, asset), asset, kind: 'adjust', reference: as });
}

function trialMoney(memberId: bigint, asset: string) {
  return { key: `trial:${memberId}`, debit: issuerAccount(asset), amountMinor: TRIAL_UNITS * wholeUnit() };
}

function demonstrationMoney(memberId: bigint, asset: string) {
  return { key: `seed:${memberId}`, debit: capitalAccount(asset), amountMinor: usualMinor(DEMO_MINOR) };
}
