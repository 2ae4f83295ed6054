import type { stepTexts } from '../../../sections/backoffice/setup/step-texts.ts';

export const backofficeSteps: typeof stepTexts = {
  operators: {
    title: '操作员',
    text: '涉及资金或法律的更改需要两名操作员。每人用通行密钥或验证器登录。',
    has: ({ withSecondFactor = 0, active = 0 }) => `${withSecondFactor}/${active} 已有第二重验证`,
    missing: '须有两名操作员登录并设置第二重验证。',
    links: ['操作员'],
  },
  merchant: {
    title: '商户',
    text: '货币、时区、语言、最低年龄、牌照、地区和市场。',
    has: ({ licences = 0 }) => `牌照：${licences}`,
    missing: '请检查设置，然后确认。',
    links: ['商户设置'],
  },
  brand: {
    title: '品牌',
    text: '您品牌的名称、颜色和标志。',
    has: ({ logos = 0 }) => (logos === 0 ? '标准标志' : '自有标志'),
    missing: '请检查颜色和标志，然后确认。',
    links: ['品牌设置'],
  },
  pages: {
    title: '页面与菜单',
    text: '开放的页面、链接、下载和客服联系方式。',
    has: ({ categories = 0, closed = 0 }) => `分类：${categories}，已关闭的页面：${closed}`,
    missing: '请检查页面和链接，然后确认。',
    links: ['已关闭的页面', '链接与联系方式'],
  },
  registration: {
    title: '注册与登录',
    text: '玩家如何注册、填写哪些字段，以及由谁发送验证码。',
    has: ({ ways = 0 }) => `注册方式：${ways}`,
    missing: '请至少开启一种注册方式，检查字段，然后确认。',
    links: ['注册设置', '短信与邮件', '身份核验与排除', 'Google 与 Facebook'],
  },
  cashier: {
    title: '存款与出款',
    text:
      '存款方式、提款条款和支付服务商。除非条款另有规定，向会员新账户出款须等待 24 小时。' +
      '试用时由沙盒付款：“支付服务商”下的沙盒地址会打开一个银行页面，供您完成或拒绝出款。',
    has: ({ deposits = 0, payouts = 0 }) => `存款方式：${deposits}，出款方式：${payouts}`,
    missing: '请在“支付服务商”下连接一个存款服务商和一个出款服务商；人工出款则不需要。然后开放一种站点货币的存款方式。',
    links: ['存款方式', '提款条款', '支付服务商', '单个操作员的限额'],
  },
  vendors: {
    title: '游戏商',
    text: '游戏商凭自己的牌照提供游戏。请添加游戏商、测试连接，然后选择其游戏。',
    has: ({ shown = 0, all = 0 }) => `已显示 ${shown}/${all}`,
    missing: '请添加一个游戏商并将其显示。',
    links: ['游戏商'],
  },
  games: {
    title: '游戏商的游戏',
    text: '玩家在列表中可见并可打开的游戏。',
    has: ({ shown = 0, all = 0 }) => `已开启 ${shown}/${all}`,
    missing: '请导入游戏商的列表：打开游戏商，再打开“游戏”。导入的游戏默认开启。',
    links: ['游戏商', '游戏'],
  },
  lotteries: {
    title: '彩票',
    text: '彩票及其期次、赔率和限额。请先选好货币和时区：任何彩票都会固定货币，带奖池的彩票还会固定时区。',
    has: ({ on = 0, all = 0 }) => `在售 ${on}/${all}`,
    missing: '请添加一个彩票并开始销售。',
    links: ['彩票', '开奖源'],
  },
  originals: {
    title: '自营游戏',
    text: '由本平台自行开奖的游戏，及其投注金额和返还率。',
    has: ({ on = 0, all = 0 }) => `已开启 ${on}/${all}`,
    missing: '请至少开启一个自营游戏。',
    links: ['自营游戏'],
  },
  content: {
    title: '条款与隐私',
    text: '平台附带各语言的条款与隐私草稿。它们不构成法律意见：请针对您的牌照请人审阅，替换不适用的段落，然后确认。',
    has: ({ worded = 0 }) => `您自己的段落：${worded}`,
    missing: '请阅读这两个页面，替换不适用的段落，然后确认。',
    links: ['草稿与措辞'],
  },
};
