import type { RewardKind } from '../ports.ts';
import { houseAccount, memberAccount, type Wallet } from '../../wallet/index.ts';

/** Money of the house, which can be played or withdrawn freely. */
export function moneyReward(wallet: Wallet): RewardKind {
  return {
    kind: 'money',
    grant: async (tx, { key, memberId, asset, amountMinor }) => {
      if (amountMinor === 0n) return;
      await wallet.transfer(tx, {
        key: `reward:${key}`,
        debit: houseAccount(asset),
        credit: memberAccount(memberId, asset),
        asset,
        amountMinor,
        kind: 'bonus',
        reference: 'reward',
      });
    },
  };
}
