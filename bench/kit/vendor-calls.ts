import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type Pairs, queryOf, signatureOf } from '@fairlot/server/rooms/vendors/adapters/slotegrator/signature';
import type { PacedRequest } from '../load/send.ts';

/** Signing secret of the vendors in a benchmark. */
export const VENDOR_SECRET = 'shared-by-vendor-and-server-under-test';
const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [vendorKeys, operatorKeys] = [keys(), keys()];

/** Vendors by protocol. */
export const VENDORS = { hub88: 'NWND', softswiss: 'PLAN', slotegrator: 'BREEL' } as const;
const STAKE_MINOR = 100_000;

/** Environment of a server whose vendors have this address. */
export function vendorEnv(url: string): Record<string, string> {
  const of = (code: string, fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`VENDOR_${code}_${name}`, value]));
  return {
    ...of(VENDORS.hub88, {
      PROTOCOL: 'hub88',
      URL: url,
      PUBLIC_KEY: vendorKeys.publicKey,
      PRIVATE_KEY: operatorKeys.privateKey,
    }),
    ...of(VENDORS.softswiss, { PROTOCOL: 'softswiss', URL: url, SECRET: VENDOR_SECRET }),
    ...of(VENDORS.slotegrator, { PROTOCOL: 'slotegrator', URL: url, SECRET: VENDOR_SECRET }),
  };
}

/** Token of a member's open game at a vendor. */
const tokenOf = (vendor: string, memberId: string) => `bench-${vendor}-${memberId}`;
/** The stored hash of that token, for the vendor `v.code` and the member `m.id`. */
export const TOKEN_HASH_SQL = `encode(sha256(convert_to('bench-' || v.code || '-' || m.id, 'UTF8')), 'hex')`;

/** A bet or a win of 1,000.00 with hub88, signed by RSA. */
export function hub88Call(memberId: string, kind: 'bet' | 'win', bet: string): PacedRequest {
  const body = JSON.stringify({
    user: `m${memberId}`,
    token: tokenOf(VENDORS.hub88, memberId),
    request_uuid: randomUUID(),
    game_code: `${VENDORS.hub88}0001`,
    currency: 'VND',
    transaction_uuid: kind === 'bet' ? bet : randomUUID(),
    ...(kind === 'win' && { reference_transaction_uuid: bet }),
    round: bet,
    round_closed: kind === 'win',
    amount: STAKE_MINOR * 1000,
  });
  const signature = sign('sha256', Buffer.from(body), vendorKeys.privateKey).toString('base64');
  return post(`${VENDORS.hub88}/transaction/${kind}`, body, {
    'content-type': 'application/json',
    'x-hub88-signature': signature,
  });
}

/** A bet or a win of 1,000.00 in the SOFTSWISS style, signed by HMAC over the body. */
export function softswissCall(memberId: string, kind: 'bet' | 'win', bet: string): PacedRequest {
  const body = JSON.stringify({
    user_id: `m${memberId}`,
    currency: 'VND',
    game: `${VENDORS.softswiss}0001`,
    game_id: bet,
    session_id: tokenOf(VENDORS.softswiss, memberId),
    finished: kind === 'win',
    actions: [{ action: kind, action_id: kind === 'bet' ? bet : randomUUID(), amount: STAKE_MINOR }],
  });
  const signature = createHmac('sha256', VENDOR_SECRET).update(body).digest('hex');
  return post(`${VENDORS.softswiss}/play`, body, {
    'content-type': 'application/json',
    'x-request-sign': signature,
  });
}

/** A bet or a win of 1,000.00 in the Slotegrator style: a form signed over its sorted fields. */
export function slotegratorCall(memberId: string, kind: 'bet' | 'win', bet: string): PacedRequest {
  const params: Pairs = Object.entries({
    action: kind,
    player_id: `m${memberId}`,
    currency: 'VND',
    game_uuid: `${VENDORS.slotegrator}0001`,
    session_id: tokenOf(VENDORS.slotegrator, memberId),
    amount: '1000.00',
    transaction_id: kind === 'bet' ? bet : randomUUID(),
    round_id: bet,
    type: kind,
  });
  const headers: Pairs = [
    ['X-Merchant-Id', 'fairlot'],
    ['X-Nonce', randomUUID()],
    ['X-Timestamp', String(Math.floor(Date.now() / 1000))],
  ];
  return post(VENDORS.slotegrator, queryOf(params), {
    'content-type': 'application/x-www-form-urlencoded',
    ...Object.fromEntries(headers),
    'X-Sign': signatureOf(params, headers, VENDOR_SECRET),
  });
}

function post(path: string, body: string, headers: Record<string, string>): PacedRequest {
  return { method: 'POST', path: `/vendors/${path}`, headers, body };
}
