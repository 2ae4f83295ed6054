import type { translationTexts } from '../../../sections/chat/translation-texts.ts';

export const chatTranslation: typeof translationTexts = {
  read: 'Terjemahkan',
  write: (language) => `Terjemahkan balasan ke ${language}`,
  draft: (language) => `Terjemahan mesin ke ${language}. Anggota melihatnya di atas balasan Anda.`,
  drop: 'Kirim tanpa terjemahan',
};
