import type { legalTexts } from '../../../sections/site/legal/legal-texts.ts';

const COMMON_ZH = [
  '此配置不属于任何市场：请遵循您的牌照。大多数牌照要求方括号中的句子。',
  '发牌机构和牌照编号。请在“公司与牌照”卡片中添加。',
  '公司破产时会员资金如何保管，以及适用的法律。',
  '帮助解决赌博问题的组织，以及受理投诉的机构。',
  '负责个人数据的公司，以及数据保护机构。',
];

export const siteLegal: typeof legalTexts = {
  heading: '条款与隐私',
  text:
    '这些草稿随平台提供，按玩家所见显示。它们不构成法律意见。请针对您的牌照请人审阅，并替换不适用的段落。' +
    '含 [方括号] 的句子是您的市场所要求的，保存该段落后才会向玩家显示。',
  language: '草稿语言',
  draft: '草稿',
  own: '您的措辞',
  replace: '替换',
  replaceHint: '请保留 {name} 等占位符。留空则恢复平台草稿。',
  terms: '条款',
  privacy: '隐私',
  asks: '市场要求',
  market: {
    UK: [
      '牌照持有人、其 Gambling Commission 账号和登记册链接。请在“公司与牌照”卡片中添加。',
      '公司破产时客户资金的保护级别：无保护、中或高（LCCP 4.2.1）。请在资金部分添加。',
      '免费解决争议的机构（LCCP 6.1.1）。请在投诉部分添加。',
      'GAMSTOP 和求助热线。请在“公司与牌照”卡片以及限额与排除部分添加。',
    ],
    demo: COMMON_ZH,
    open: COMMON_ZH,
  },
};
