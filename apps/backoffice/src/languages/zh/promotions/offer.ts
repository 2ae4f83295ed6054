import type { offerTexts } from '../../../sections/promotions/offer-texts.ts';

export const promotionsOffer: typeof offerTexts = {
  addSegment: '添加一格',
  weight: '权重',
  wagering: '流水要求',
  wageringHint: '资金可提款前须达到的投注额。',
  who: '参与资格',
  whoBrings: '对于推荐，此项适用于推荐人。',
  never: '绝不提供给正在暂停、已排除、已达限额、等待提高限额或因其游戏行为被联系过的会员。',
  words: '文本',
  cost: '成本',
  over: (days) => `根据最近 ${days} 天的会员活动。`,
  expected: '合计',
  mostForOne: '每名会员最高',
  leftOut: (who) => `为保护会员而排除：${who}。`,
  noneExcluded: '没有会员因保护而被排除。',
  counted: (count, why) => `${count} 名${why}`,
  bars: {
    away: '正在暂停、已排除或没有有效账户',
    raise: '等待提高限额',
    limit: '已达限额',
    risk: '因其游戏行为被联系过',
  },
  preview: '预览奖励',
  previewed: (members, sum, left) => `${members} 名会员共获 ${sum}。剩余预算：${left}。`,
  person: (account, why) => `${account}（${why}）`,
};
