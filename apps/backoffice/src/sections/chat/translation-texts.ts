import { translated } from '../../shared/language.ts';

/** Texts about translations of messages. */
export const translationTexts = translated('chatTranslation', {
  read: 'Translate',
  write: (language: string) => `Translate the reply into ${language}`,
  draft: (language: string) => `Machine translation into ${language}. The member sees it above your reply.`,
  drop: 'Send without translation',
});
