import type { messageProviderTexts } from '../../../sections/site/message-texts.ts';

export const siteMessageProvider: typeof messageProviderTexts = {
  groups: { sms: 'Tin nhắn', mail: 'Email' },
  names: { 'http-sms': 'Cổng SMS riêng', twilio: 'Twilio', smtp: 'Máy chủ SMTP' },
  notes: {
    'http-sms': 'Cổng nhận lệnh gọi HTTP của hệ thống. Mỗi lúc chỉ dùng một nhà cung cấp tin nhắn.',
    twilio: 'Chưa được chứng nhận: hãy thử bằng tài khoản của bạn trước khi mở trang.',
    smtp: 'Máy chủ gửi email cho hội viên và người vận hành. Tên máy chủ phải công khai.',
  },
  fields: {
    accountSid: 'Account SID',
    from: 'Người gửi',
    host: 'Máy chủ',
    port: 'Cổng',
    security: 'Mã hóa',
    user: 'Tên người dùng',
  },
  options: { starttls: 'STARTTLS (thường là cổng 587)', tls: 'TLS (thường là cổng 465)', none: 'Không' },
  keys: { apiKey: 'API key', authToken: 'Auth token', password: 'Mật khẩu' },
  offText: 'Tin nhắn chờ đến khi có nhà cung cấp khác, hoặc hết hạn. Mã đăng nhập ngừng đến.',
  recipients: { sms: 'Gửi thử đến số, ví dụ +84912345678', mail: 'Gửi thử đến địa chỉ' },
};
