import { callOutside } from '../outside/call-outside.ts';
import { lookupOutside } from '../post-outside.ts';
import { type Gateway, GATEWAY_TIMEOUT_MS, GatewayRejected } from './gateway.ts';

export interface TwilioConfig {
  url: string;
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or the SID of a messaging service. */
  from: string;
  isPublicOnly: boolean;
}

const MESSAGING_SERVICE = /^MG[0-9a-fA-F]{32}$/;

/**
 * Text messages over Twilio's Messages resource: a form, account and token as basic authentication, 201 with the
 * message once it is queued. Errors are JSON `{code, message, more_info, status}`. Twilio has no idempotency key for
 * it, so a retry after a lost answer may send the text twice. Not certified.
 * Source: twilio.com/docs/messaging/api/message-resource.
 */
export function createTwilio({ url, accountSid, authToken, from, isPublicOnly }: TwilioConfig): Gateway {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender: [string, string] = [MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From', from];
  return {
    send: async (_id, { to, text }) => {
      const { status, body } = await callOutside(
        `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        {
          method: 'POST',
          headers: {
            authorization: `Basic ${credentials}`,
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
          },
          body: new URLSearchParams([['To', to], sender, ['Body', text]]).toString(),
          deadlineMs: GATEWAY_TIMEOUT_MS,
          ...(isPublicOnly ? { lookup: lookupOutside } : {}),
        },
      );
      // Twilio's error text may contain the recipient's number, so only the code is kept.
      if (status !== 201)
        throw new GatewayRejected(`Twilio answered ${status}${codeOf(body)}`, status === 401 || status === 403);
    },
  };
}

function codeOf(body: Buffer): string {
  try {
    const { code } = JSON.parse(body.toString()) as { code?: unknown };
    return typeof code === 'number' ? `, code ${code}` : '';
  } catch {
    return ''; // not JSON: the status is enough
  }
}
