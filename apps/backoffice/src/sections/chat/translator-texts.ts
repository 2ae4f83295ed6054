import type { ProviderWords } from '../../parts/connections/api.ts';
import { translated } from '../../shared/language.ts';

/** Texts about the translator of conversations. */
export const translatorTexts = translated<ProviderWords>('chatTranslator', {
  groups: { translator: 'Chat translator' },
  names: { translator: 'Translator, by the signed protocol' },
  notes: { translator: 'It translates messages in live chats. Without a translator, chats are not translated.' },
  fields: {},
  keys: { secret: 'Shared secret' },
  offText: 'Chats are no longer translated. Existing translations stay.',
});
