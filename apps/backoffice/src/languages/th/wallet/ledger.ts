import type { ledgerTexts } from '../../../sections/wallet/texts.ts';

export const walletLedger: typeof ledgerTexts = {
  title: 'บัญชีแยกประเภท',
  all: 'ทั้งหมด',
  entry: 'รายการ',
  reference: 'เลขอ้างอิง',
  account: 'บัญชี',
  id: 'การโอน',
  accounts: { available: 'หลัก', held: 'กันไว้', receivable: 'ค้างชำระ', bonus: 'โบนัส' },
};
