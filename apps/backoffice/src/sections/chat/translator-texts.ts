import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about the translator of conversations. */
export const translatorTexts = pick<ProviderWords>(
  {
    groups: { translator: 'Chat translator' },
    names: { translator: 'Translator, by the signed protocol' },
    notes: { translator: 'It translates messages in live chats. Without a translator, chats are not translated.' },
    fields: {},
    keys: { secret: 'Shared secret' },
    facts: {},
    warnings: {},
    offText: 'Chats are no longer translated. Existing translations stay.',
  },
  {
    groups: { translator: 'Trình dịch cuộc trò chuyện' },
    names: { translator: 'Trình dịch, theo giao thức có chữ ký' },
    notes: {
      translator:
        'Trình dịch dịch tin nhắn trong trò chuyện trực tuyến. Nếu không có, cuộc trò chuyện không được dịch.',
    },
    fields: {},
    keys: { secret: 'Bí mật dùng chung' },
    facts: {},
    warnings: {},
    offText: 'Cuộc trò chuyện không còn được dịch. Bản dịch đã gửi vẫn còn.',
  },
);
