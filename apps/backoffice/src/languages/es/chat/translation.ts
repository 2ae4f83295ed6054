import type { translationTexts } from '../../../sections/chat/translation-texts.ts';

export const chatTranslation: typeof translationTexts = {
  read: 'Traducir',
  write: (language) => `Traducir la respuesta a ${language}`,
  draft: (language) => `Traducción automática a ${language}. El miembro la ve encima de su respuesta.`,
  drop: 'Enviar sin traducción',
};
