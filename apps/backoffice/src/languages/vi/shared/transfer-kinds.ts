import type { kindWords } from '../../../shared/transfer-kinds.ts';

export const sharedTransferKinds: typeof kindWords = {
  bet: 'Đặt cược',
  win: 'Thắng cược',
  prize: 'Trúng thưởng',
  payout: 'Trả thưởng',
  refund: 'Hoàn tiền',
  deposit: 'Nạp tiền',
  withdraw: 'Rút tiền',
  withdrawal: 'Rút tiền',
  fee: 'Phí',
  adjust: 'Điều chỉnh',
  bonus: 'Tiền thưởng',
  rebate: 'Hoàn trả',
  salary: 'Lương đại lý',
  dividend: 'Cổ tức đại lý',
  transfer: 'Chuyển tiền',
  fund: 'Quỹ thưởng',
  rollback: 'Hoàn tác',
};
