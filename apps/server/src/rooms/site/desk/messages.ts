import { randomUUID } from 'node:crypto';
import { siteDesk as contract } from '@fairlot/contract';
import { createConnectionDesk } from '../../../platform/connections/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Site } from '../index.ts';
import type { SitePlatform } from '../ports.ts';

const RECIPIENTS = { sms: /^\+[1-9]\d{5,14}$/, mail: /^[^\s@<>,;]+@[^\s@<>,;]+$/ };

/** Providers of text messages and mail, which two operators connect; a test sends a message to a chosen recipient. */
export function createMessageDesk(platform: SitePlatform, site: Site) {
  const { messaging } = platform;
  const { connections } = messaging;
  return createConnectionDesk(platform, {
    connections,
    calls: {
      list: contract.messageProviders,
      connect: contract.connectMessages,
      off: contract.disconnectMessages,
      test: contract.testMessages,
    },
    approvalKind: 'site.messages',
    permission: 'site.change',
    isOneOfGroup: true,
    needsRecipient: true,
    test: async (provider, client, to) => {
      const kind = requireFound(connections.kinds.find((one) => one.provider === provider));
      const isRecipient = kind.group === 'sms' ? RECIPIENTS.sms.test(to) : RECIPIENTS.mail.test(to);
      if (!isRecipient) throw new Refusal('request.invalid', { field: 'to', reason: 'format' });
      const { merchantName } = await site.settings();
      const subject = `${merchantName}: test message`;
      const text = `${subject}. Sent from the console; no reply is needed.`;
      return messaging.test(client, { id: randomUUID(), to, subject, text });
    },
  });
}
