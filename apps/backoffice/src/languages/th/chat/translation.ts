import type { translationTexts } from '../../../sections/chat/translation-texts.ts';

export const chatTranslation: typeof translationTexts = {
  read: 'แปล',
  write: (language) => `แปลคำตอบเป็น${language}`,
  draft: (language) => `แปลด้วยเครื่องเป็น${language} สมาชิกเห็นคำแปลเหนือคำตอบของคุณ`,
  drop: 'ส่งโดยไม่แปล',
};
