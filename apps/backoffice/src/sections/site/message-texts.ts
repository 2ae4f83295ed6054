import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about the providers of text messages and mail. */
export const messageProviderTexts = pick<ProviderWords>(
  {
    groups: { sms: 'Text messages', mail: 'Mail' },
    names: { 'http-sms': 'Own SMS gateway', twilio: 'Twilio', smtp: 'SMTP server' },
    notes: {
      'http-sms': 'A gateway that accepts our HTTP calls. Only one SMS provider is used at a time.',
      twilio: 'Not certified: test it with your own account before you open the site.',
      smtp: 'The server that sends e-mail to members and operators. Its host name must be public.',
    },
    fields: {
      accountSid: 'Account SID',
      from: 'Sender',
      host: 'Host',
      port: 'Port',
      security: 'Encryption',
      user: 'User name',
    },
    options: { starttls: 'STARTTLS (usually port 587)', tls: 'TLS (usually port 465)', none: 'None' },
    keys: { apiKey: 'API key', authToken: 'Auth token', password: 'Password' },
    facts: {},
    warnings: {},
    offText: 'Messages wait until another provider is connected, or expire. Log-in codes are no longer delivered.',
    recipients: { sms: 'Send a test to number, such as +84912345678', mail: 'Send a test to address' },
  },
  {
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
    facts: {},
    warnings: {},
    offText: 'Tin nhắn chờ đến khi có nhà cung cấp khác, hoặc hết hạn. Mã đăng nhập ngừng đến.',
    recipients: { sms: 'Gửi thử đến số, ví dụ +84912345678', mail: 'Gửi thử đến địa chỉ' },
  },
);
