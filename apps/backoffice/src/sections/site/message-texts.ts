import type { ProviderWords } from '../../parts/connections/api.ts';
import { translated } from '../../shared/language.ts';

/** Texts about the providers of text messages and mail. */
export const messageProviderTexts = translated<ProviderWords>('siteMessageProvider', {
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
  offText: 'Messages wait until another provider is connected, or expire. Log-in codes are no longer delivered.',
  recipients: { sms: 'Send a test to number, such as +84912345678', mail: 'Send a test to address' },
});
