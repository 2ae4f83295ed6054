import type { emptyTexts } from '../../../list/empty-texts.ts';

export const listEmpty: typeof emptyTexts = {
  withdrawals: {
    why: '当检查项需要审核时（例如金额较大或收款账户较新），提款会显示在这里。其余提款无需操作员即可发送。',
    to: { label: '前往提款条款', path: 'withdrawal-terms' },
  },
  deposits: {
    why: '会员申请付款后，存款会显示在这里。服务商确认的存款会自动入账。',
    to: { label: '前往存款方式', path: 'deposit-methods' },
  },
  reviews: {
    why: '当服务商的报告与订单不符时，付款会显示在这里：金额不同、付款人不同，或没有订单。',
    to: { label: '前往支付服务商', path: 'payment-providers' },
  },
  identities: {
    why: '会员上传图片而身份服务商未自动决定时，证件会显示在这里。',
    to: { label: '前往身份服务商', path: 'identity-providers' },
  },
  protectionAlerts: {
    why: '当会员的游戏行为发生变化时，危害迹象会显示在这里：存款逐周上升、夜间游戏，或多次达到限额。',
    to: { label: '前往会员保护', path: 'protection' },
  },
  protectionActs: { why: '会员设置限额、暂停游戏或自我排除时，以及操作员登记联系时，记录会显示在这里。' },
  alarms: { why: '当测量值越过规则的阈值时，告警会显示在这里。没有规则就没有告警，请在“规则”下添加。' },
  tasks: { why: '操作员给同事分配待办，或已批准的申请执行失败时，待办会显示在这里。' },
  approvals: { why: '操作员做出需要第二名操作员的更改时，申请会显示在这里。' },
  cases: { why: '会员提交反馈表单后，反馈会显示在这里。' },
  mailings: { why: '操作员发送消息后，消息会显示在这里。站点的自动消息不会列出。' },
  members: { why: '会员注册或由代理添加后，会显示在这里。', to: { label: '前往站点', path: 'site' } },
  ledger: { why: '会员资金的每笔变动都会显示在这里：存款、投注、派奖、奖金和调整。' },
  bets: { why: '会员在任何产品中投注后，投注会立即显示在这里。' },
  bonuses: {
    why: '会员获得优惠或操作员派发奖金时，奖金会显示在这里。',
    to: { label: '前往优惠活动', path: 'offers' },
  },
  offers: { why: '优惠创建后会显示在这里。会员从首日起可见。' },
  applications: {
    why: '会员申请需要申请的优惠活动时，申请会显示在这里。',
    to: { label: '前往内容', path: 'content' },
  },
  rewards: {
    why: '会员达到等级或完成任务时，奖励会显示在这里。',
    to: { label: '前往任务', path: 'missions' },
  },
  freeRounds: {
    why: '操作员或优惠派发免费局时，免费局会显示在这里。游戏商须支持免费局。',
    to: { label: '前往游戏商', path: 'vendors' },
  },
  draws: {
    why: '每个已开启的彩票按其日程产生的期次会显示在这里。',
    to: { label: '前往彩票', path: 'lotteries' },
  },
  'originals/rounds': {
    why: '会员玩自营游戏时，该局会显示在这里。',
    to: { label: '前往自营游戏', path: 'originals' },
  },
  'originals/flights': {
    why: '爆点游戏开启期间持续运行，每局结束后飞行局会显示在这里。',
    to: { label: '前往自营游戏', path: 'originals' },
  },
  'originals/seeds': { why: '会员首次玩自营游戏时，以及每次更换种子后，种子对会显示在这里。' },
  'catalogue/games': {
    why: '导入游戏商的列表后，游戏会显示在这里。',
    to: { label: '前往游戏商', path: 'vendors' },
  },
  contentEntries: { why: '内容写好后会显示在这里。会员从首日起可见。' },
  agents: {
    why: '申请获批或会员获得合约后，代理会显示在这里。',
    to: { label: '前往代理申请', path: 'agent-applications' },
  },
  agentApplications: { why: '会员申请成为代理时，申请会显示在这里。' },
  agencyBills: {
    why: '合约所涵盖的周期结算后，账单会显示在这里。',
    to: { label: '前往结算', path: 'settlement' },
  },
  audit: { why: '操作员的每次更改都会在这里留下记录。' },
  exports: { why: '您从列表开始导出后，导出会显示在这里，可在限定时间内下载。' },
  operators: { why: '由两名操作员添加后，操作员会显示在这里。' },
  tokens: { why: '您为程序创建令牌后，令牌会显示在这里。' },
  tokenUses: { why: '程序每次使用令牌，调用都会显示在这里。' },
  chats: { why: '会员联系在线客服后，会话会显示在这里。' },
};
