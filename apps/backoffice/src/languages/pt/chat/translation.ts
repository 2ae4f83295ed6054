import type { translationTexts } from '../../../sections/chat/translation-texts.ts';

export const chatTranslation: typeof translationTexts = {
  read: 'Traduzir',
  write: (language) => `Traduzir a resposta para ${language}`,
  draft: (language) => `Tradução automática para ${language}. O membro a vê acima da sua resposta.`,
  drop: 'Enviar sem tradução',
};
