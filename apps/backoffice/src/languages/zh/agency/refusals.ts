import type { refusals } from '../../../sections/agency/texts.ts';

export const agencyRefusals: typeof refusals = {
  'agency.move.below': '会员不能移到自己或自己团队成员的下级。',
  'agency.application.decided': '其他操作员已处理此申请。',
  'agency.run.changed': '本次结算的账单已变更，请重新查看。',
  'agency.template.exists': '已有同名的模板。',
  'agency.bill.closed': '此账单已被拒绝或已过期，不会支付。',
  'agency.correction.below': '更正不能使账单或某一天变为负数。',
  'contract.refused': '现在不能提供此合约。代理须位于顶层且没有待答复的合约。',
  'rate.refused': '此费率高于上级的费率，或低于直属下级会员的费率。',
};
