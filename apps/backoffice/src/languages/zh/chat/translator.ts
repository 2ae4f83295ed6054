import type { translatorTexts } from '../../../sections/chat/translator-texts.ts';

export const chatTranslator: typeof translatorTexts = {
  groups: { translator: '客服翻译' },
  names: { translator: '翻译服务，使用签名协议' },
  notes: { translator: '翻译在线客服中的消息。没有翻译服务时，会话不翻译。' },
  fields: {},
  keys: { secret: '共享密钥' },
  offText: '会话不再翻译。已有译文保留。',
};
