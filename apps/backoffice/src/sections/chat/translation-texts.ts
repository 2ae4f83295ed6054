import { pick } from '../../shared/language.ts';

/** Texts about translations of messages. */
export const translationTexts = pick(
  {
    read: 'Translate',
    write: (language: string) => `Translate the answer into ${language}`,
    draft: (language: string) => `In ${language}, by machine. The member reads this above your answer.`,
    drop: 'Send without a translation',
  },
  {
    read: 'Dịch',
    write: (language: string) => `Dịch câu trả lời sang ${language}`,
    draft: (language: string) => `Bằng ${language}, dịch bằng máy. Hội viên đọc bản này phía trên câu trả lời của bạn.`,
    drop: 'Gửi không kèm bản dịch',
  },
);
