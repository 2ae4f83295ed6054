import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: '调整',
  heading: '申请调整',
  text: '须由第二名操作员批准后才会有资金变动。',
  amountHint: '扣减请用负号，例如 -50。',
  submit: '申请调整',
  list: '以往调整',
  wrongAmount: '请输入非零金额，小数位数不超过该货币的位数。',
};
