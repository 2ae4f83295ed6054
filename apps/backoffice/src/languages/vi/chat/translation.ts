import type { translationTexts } from '../../../sections/chat/translation-texts.ts';

export const chatTranslation: typeof translationTexts = {
  read: 'Dịch',
  write: (language) => `Dịch câu trả lời sang ${language}`,
  draft: (language) => `Bằng ${language}, dịch bằng máy. Hội viên đọc bản này phía trên câu trả lời của bạn.`,
  drop: 'Gửi không kèm bản dịch',
};
