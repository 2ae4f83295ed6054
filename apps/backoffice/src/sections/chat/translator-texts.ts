import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about the translator of conversations. */
export const translatorTexts = pick<ProviderWords>(
  {
    groups: { translator: 'Translator of conversations' },
    names: { translator: 'Translator, by the signed protocol' },
    notes: { translator: 'It reads what members write. Without one, conversations are not translated.' },
    fields: {},
    keys: { secret: 'Shared secret' },
    facts: {},
    warnings: {},
    offText: 'Conversations are no longer translated. Translations that were sent stay.',
  },
  {
    groups: { translator: 'Trình dịch cuộc trò chuyện' },
    names: { translator: 'Trình dịch, theo giao thức có chữ ký' },
    notes: { translator: 'Trình dịch đọc tin nhắn của hội viên. Nếu không có, cuộc trò chuyện không được dịch.' },
    fields: {},
    keys: { secret: 'Bí mật dùng chung' },
    facts: {},
    warnings: {},
    offText: 'Cuộc trò chuyện không còn được dịch. Bản dịch đã gửi vẫn còn.',
  },
);
