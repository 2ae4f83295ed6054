import { connectionCalls } from '../connections.ts';

/** Providers of text messages (http-sms, twilio) and of mail (smtp). */
const MESSAGE_PROVIDERS = ['http-sms', 'twilio', 'smtp'] as const;

export const {
  list: messageProviders,
  connect: connectMessages,
  off: disconnectMessages,
  test: testMessages,
} = connectionCalls({
  desk: 'siteDesk',
  path: 'messageProviders',
  calls: ['connectMessages', 'disconnectMessages', 'testMessages'],
  providers: MESSAGE_PROVIDERS,
  read: 'site.read',
  change: 'site.change',
});
