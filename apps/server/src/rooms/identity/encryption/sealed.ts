import type { SealedColumn } from '../../../platform/reseal.ts';
import { payloadKeyContext } from './encryption.ts';
import { messageContext } from '../messages/outbox.ts';
import { idNumberContext, totpContext } from '../passwords/secrets-rows.ts';
import { flowContext } from '../social/flow.ts';

/** All sealed columns of this room. */
export const SEALED: readonly SealedColumn[] = [
  { table: 'identity_keys', column: 'sealed_private', keys: ['kid'], contextOf: payloadKeyContext },
  { table: 'identity_messages', column: 'sealed', keys: ['id'], contextOf: messageContext },
  { table: 'identity_social_flows', column: 'sealed_verifier', keys: ['state_hash'], contextOf: flowContext },
  {
    table: 'identity_secrets',
    column: 'id_number',
    keys: ['member_id'],
    contextOf: (id) => idNumberContext(BigInt(id)),
  },
  { table: 'identity_secrets', column: 'totp_secret', keys: ['member_id'], contextOf: (id) => totpContext(BigInt(id)) },
];
