import type { kindWords } from '../../../shared/transfer-kinds.ts';

export const sharedTransferKinds: typeof kindWords = {
  bet: 'เดิมพัน',
  win: 'ยอดชนะ',
  prize: 'เงินรางวัล',
  payout: 'จ่ายเงิน',
  refund: 'คืนเงิน',
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  withdrawal: 'ถอนเงิน',
  fee: 'ค่าธรรมเนียม',
  adjust: 'ปรับยอด',
  bonus: 'โบนัส',
  rebate: 'เงินคืนยอดเล่น',
  salary: 'เงินเดือนของตัวแทน',
  dividend: 'เงินปันผลของตัวแทน',
  transfer: 'โอนเงิน',
  fund: 'กองรางวัล',
  rollback: 'ย้อนรายการ',
};
