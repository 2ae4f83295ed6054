import type { termsTexts } from '../../../sections/payments/terms-texts.ts';

export const paymentsTerms: typeof termsTexts = {
  change: '更改条款',
  whose: '条款适用于',
  everybody: '所有人',
  levelHint: '适用至下一个有自己条款的等级之前。',
  vipHint: '每个 VIP 等级都有自己的每日限额和免费提款次数，取代此处的数值。',
  taken: '此等级已有条款，请选择该等级进行更改。',
  names: {
    least: '最低提款',
    most: '最高提款',
    daily: '每日限额',
    freePerDay: '每日免费提款次数',
    fee: '免费次数用完后的手续费',
    wageringPercent: '提款前须达到的存款流水要求（%）',
    reviewAbove: '超过此金额须一人批准',
    secondAbove: '超过此金额须两人批准',
    mostPerDay: '24 小时内提款次数超过时审核',
    newAccountHours: '收款账户新于多少小时则审核',
    accountWaitHours: '向新账户出款前的等待时间（小时）',
  },
};
