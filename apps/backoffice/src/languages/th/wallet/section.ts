import type { words } from '../../../sections/wallet/section.tsx';

export const walletSection: typeof words = {
  title: 'การปรับยอด',
  action: 'ปรับยอดเงิน',
  adjustOf: (account) => `ปรับยอดเงินของ ${account}`,
  kind: 'ปรับยอดเงิน',
  balance: 'ยอดเงินหลัก',
  bonus: 'โบนัส ล็อกไว้',
  owed: 'ค้างชำระ',
  held: 'กันไว้สำหรับรายการถอน',
  giftCost: 'โบนัสและรางวัล สุทธิ',
};
