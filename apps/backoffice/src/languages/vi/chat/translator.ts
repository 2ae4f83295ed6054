import type { translatorTexts } from '../../../sections/chat/translator-texts.ts';

export const chatTranslator: typeof translatorTexts = {
  groups: { translator: 'Trình dịch cuộc trò chuyện' },
  names: { translator: 'Trình dịch, theo giao thức có chữ ký' },
  notes: {
    translator: 'Trình dịch dịch tin nhắn trong trò chuyện trực tuyến. Nếu không có, cuộc trò chuyện không được dịch.',
  },
  fields: {},
  keys: { secret: 'Bí mật dùng chung' },
  offText: 'Cuộc trò chuyện không còn được dịch. Bản dịch đã gửi vẫn còn.',
};
