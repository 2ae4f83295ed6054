import type { translatorTexts } from '../../../sections/chat/translator-texts.ts';

export const chatTranslator: typeof translatorTexts = {
  groups: { translator: 'Traductor del chat' },
  names: { translator: 'Traductor, por el protocolo firmado' },
  notes: { translator: 'Traduce los mensajes de los chats en vivo. Sin traductor, los chats no se traducen.' },
  fields: {},
  keys: { secret: 'Secreto compartido' },
  offText: 'Los chats dejan de traducirse. Las traducciones existentes se mantienen.',
};
