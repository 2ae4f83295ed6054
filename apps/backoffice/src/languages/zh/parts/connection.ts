import type { connectionTexts } from '../../../parts/connections/texts.ts';

export const partsConnection: typeof connectionTexts = {
  heading: '连接',
  hint: '密钥加密保存，仅显示末尾字符。每次更改须由第二名操作员批准。',
  states: { on: '开启', off: '关闭', none: '未连接' },
  fromEnvironment: '来自服务器的环境变量',
  notCertified: '未认证：开站前请用您自己的密钥测试。',
  urlHint: '除非服务商提供了其他地址，否则请保留此地址。',
  urlHintOwn: '由服务商提供的 https 地址。',
  keyHint: (hint) => `使用中：…${hint}。全部留空则保留现有密钥。`,
  keyHintNew: '加密保存。之后不能再显示，只能替换。',
  connect: '连接',
  change: '更改',
  asked: '此更改须由第二名操作员批准。申请在“审批”中。',
  off: '关闭',
  test: '测试连接',
  testAgain: '再次测试',
  testing: '测试中…',
  lastTest: '上次测试',
  results: {
    passed: '正常',
    keys: '服务商拒绝了这些密钥',
    refused: '服务商返回了错误',
    unanswered: '无响应',
    notConnected: '未连接',
  },
};
