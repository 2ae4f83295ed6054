import { pick } from '../../shared/language.ts';

/** Texts about translations of messages. */
export const translationTexts = pick(
  {
    read: 'Translate',
    write: (language: string) => `Translate the reply into ${language}`,
    draft: (language: string) => `Machine translation into ${language}. The member sees it above your reply.`,
    drop: 'Send without translation',
  },
  {
    read: 'Dịch',
    write: (language: string) => `Dịch câu trả lời sang ${language}`,
    draft: (language: string) => `Bằng ${language}, dịch bằng máy. Hội viên đọc bản này phía trên câu trả lời của bạn.`,
    drop: 'Gửi không kèm bản dịch',
  },
);
