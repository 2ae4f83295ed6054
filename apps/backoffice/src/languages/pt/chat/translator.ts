import type { translatorTexts } from '../../../sections/chat/translator-texts.ts';

export const chatTranslator: typeof translatorTexts = {
  groups: { translator: 'Tradutor do chat' },
  names: { translator: 'Tradutor, pelo protocolo assinado' },
  notes: { translator: 'Traduz as mensagens dos chats ao vivo. Sem tradutor, os chats não são traduzidos.' },
  fields: {},
  keys: { secret: 'Chave compartilhada' },
  offText: 'Os chats deixam de ser traduzidos. As traduções existentes ficam.',
};
