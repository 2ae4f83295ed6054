import { expect, it } from 'vitest';
import type { Connections } from '../../../platform/connections/index.ts';
import type { PaymentAdapter } from '../adapters/adapter.ts';
import type { ProviderClient } from './kinds.ts';
import { followingAdapter } from './following.ts';

/** An adapter that accepts one signature. */
const signedBy = (signature: string) =>
  ({
    verifyWebhook: (_body, headers) =>
      headers['signature'] === signature ? { eventId: signature, kept: { by: signature } } : null,
  }) as Pick<PaymentAdapter, 'verifyWebhook'> as PaymentAdapter;

it('accepts only webhooks signed with current or previous keys', () => {
  const [current, former] = [{ deposits: signedBy('new') }, [{ deposits: signedBy('old') }]];
  const connections = { clientOf: () => current, formerOf: () => former } as unknown as Connections<ProviderClient>;
  const adapter = followingAdapter(connections, 'payos');
  const verify = (signature: string) => adapter.verifyWebhook(Buffer.alloc(0), { signature })?.eventId;
  expect([verify('new'), verify('old'), verify('older')]).toEqual(['new', 'old', undefined]);
});
