import type { templateWords } from '../../../sections/promotions/templates/texts.ts';

export const promotionsTemplate: typeof templateWords = {
  start: '从模板开始',
  task: (name) => `推出优惠活动：${name}`,
  names: {
    firstDeposit: '首次存款',
    reload: '每周存款',
    cashback: '亏损返水',
    freeBet: '免费彩票注单',
    freeRounds: '免费局',
    redPacket: '红包',
  },
  filled: (count, days, middle) => `根据最近 ${days} 天的 ${count} 笔存款填写。其中一半不超过 ${middle}。`,
  empty: '还没有存款，因此金额为空，请填写。',
  replaces: '模板会替换您已输入的内容。',
  expected: '预期',
  range: '十次中八次',
  forecast: (days) => `${days} 天预测`,
  day: (day) => `第 ${day} 天`,
  atBudget: '达到预算',
  onDay: (day) => `第 ${day} 天`,
  notReached: '预计不会',
  useBudget: (amount) => `以 ${amount} 作为预算`,
  noCourse: '会员可随时申请，因此没有时间走势：这是所有人各申请一次的成本。',
};
