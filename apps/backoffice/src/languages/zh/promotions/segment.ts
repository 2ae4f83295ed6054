import type { segmentTexts } from '../../../sections/promotions/segment-texts.ts';

export const promotionsSegment: typeof segmentTexts = {
  segments: '会员分群',
  hint:
    '分群在每次使用时重新计算。优惠活动保持其获批时的条件。如要应用更改，请再次申请审批。' +
    '正在暂停、已排除、已达限额或标为有风险的会员，无论属于哪个分群，都不会获得优惠。',
  conditions: '条件（须全部符合）',
  and: '且',
  or: '或',
  addOr: '或…',
  group: (place) => `条件 ${place}`,
  field: '属性',
  operator: '比较方式',
  value: '数字',
  verifiedValue: '已验证',
  add: '添加条件',
  change: '更改',
  newSegment: '新分群',
  count: '立即计数',
  counted: (members) => `目前 ${members} 名会员。`,
  wrong: '请输入名称，并在每个条件中输入不小于 0 的数字或标签。',
  fields: {
    daysSinceRegistered: '注册天数',
    deposits: '存款次数',
    deposited: '存款总额',
    daysSinceDeposit: '距上次存款天数',
    level: 'VIP 等级',
    turnover30: '投注额，最近 30 天',
    verified: '身份已验证',
    label: '标签',
  },
  operators: { gte: '至少', lte: '至多', eq: '等于' },
  labelOperators: { has: '已设', hasNot: '未设' },
  verifiedOperators: { eq: '为' },
};
