import type { translationTexts } from '../../../sections/chat/translation-texts.ts';

export const chatTranslation: typeof translationTexts = {
  read: '翻译',
  write: (language) => `将回复翻译为${language}`,
  draft: (language) => `机器翻译为${language}。会员会在您的回复上方看到译文。`,
  drop: '不附译文发送',
};
