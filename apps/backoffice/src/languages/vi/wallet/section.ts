import type { words } from '../../../sections/wallet/section.tsx';

export const walletSection: typeof words = {
  title: 'Điều chỉnh số dư',
  action: 'Điều chỉnh số dư',
  adjustOf: (account) => `Điều chỉnh số dư của ${account}`,
  kind: 'Điều chỉnh một số dư',
  balance: 'Số dư chính',
  bonus: 'Thưởng, đang khóa',
  owed: 'Còn nợ',
  held: 'giữ cho lệnh rút',
  giftCost: 'Thưởng và quà tặng, ròng',
};
