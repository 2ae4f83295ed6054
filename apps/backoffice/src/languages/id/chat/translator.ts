import type { translatorTexts } from '../../../sections/chat/translator-texts.ts';

export const chatTranslator: typeof translatorTexts = {
  groups: { translator: 'Penerjemah chat' },
  names: { translator: 'Penerjemah, lewat protokol bertanda tangan' },
  notes: { translator: 'Menerjemahkan pesan di live chat. Tanpa penerjemah, chat tidak diterjemahkan.' },
  fields: {},
  keys: { secret: 'Rahasia bersama' },
  offText: 'Chat tidak diterjemahkan lagi. Terjemahan yang sudah ada tetap tersimpan.',
};
