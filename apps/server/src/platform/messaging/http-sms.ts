import { callOutside } from '../outside/call-outside.ts';
import { lookupOutside } from '../post-outside.ts';
import { type Gateway, GATEWAY_TIMEOUT_MS, GatewayRejected } from './gateway.ts';

export interface HttpSmsConfig {
  url: string;
  apiKey: string;
  /** Names that lead to a private network are refused. */
  isPublicOnly: boolean;
}

/**
 * Text messages over one HTTP call, for gateways of the merchant's own: `POST <url>/sms/v1/messages {to, text}` with
 * the key as bearer token and the id of the message as `Idempotency-Key`. Any 2xx status accepts it.
 */
export function createHttpSms({ url, apiKey, isPublicOnly }: HttpSmsConfig): Gateway {
  return {
    send: async (id, { to, text }) => {
      const { status, isOk } = await callOutside(`${url}/sms/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ to, text }),
        deadlineMs: GATEWAY_TIMEOUT_MS,
        ...(isPublicOnly ? { lookup: lookupOutside } : {}),
      });
      if (!isOk) throw new GatewayRejected(`The SMS gateway answered ${status}`, status === 401 || status === 403);
    },
  };
}
