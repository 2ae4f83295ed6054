import type { kindWords } from '../../../shared/transfer-kinds.ts';

export const sharedTransferKinds: typeof kindWords = {
  bet: '投注',
  win: '派奖',
  prize: '奖项',
  payout: '出款',
  refund: '退款',
  deposit: '存款',
  withdraw: '提款',
  withdrawal: '提款',
  fee: '手续费',
  adjust: '调整',
  bonus: '奖金',
  rebate: '返水',
  salary: '代理工资',
  dividend: '代理分红',
  transfer: '转账',
  fund: '奖池',
  rollback: '已回滚',
};
