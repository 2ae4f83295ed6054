import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface PushDevice {
  pair: ECDH;
  auth: Buffer;
  messages: { content: unknown; at: number; urgency: string }[];
}

const MOST_DEVICES = 1000;

/**
 * Simulates browsers and their push service (RFC 8030, 8291, 8292). `POST /push/devices` returns the data that a
 * browser would pass to the site; messages are checked, decrypted and shown. Kept in memory.
 */
export function addPushRoutes(app: FastifyInstance): void {
  const devices = new Map<string, PushDevice>();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/push/devices', async (request, reply) => {
    const [oldest] = devices.keys();
    if (devices.size >= MOST_DEVICES && oldest !== undefined) devices.delete(oldest);
    const id = randomUUID();
    const pair = createECDH('prime256v1');
    const auth = randomBytes(16);
    pair.generateKeys();
    devices.set(id, { pair, auth, messages: [] });
    const endpoint = `${request.protocol}://${request.host}/push/${id}`;
    const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
    return reply.code(201).send({ id, endpoint, keys });
  });
  app.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async (request, reply) => {
    const device = devices.get(request.params.id);
    if (device === undefined) return reply.code(410).send({ error: 'gone', message: 'no such device' });
    const { authorization = '', ttl, urgency } = request.headers;
    if (!isSignedFor(`${request.protocol}://${request.host}`, authorization))
      return reply.code(403).send({ error: 'forbidden', message: 'the signature is not right' });
    if (ttl === undefined || request.headers['content-encoding'] !== 'aes128gcm')
      return reply.code(400).send({ error: 'invalid', message: 'TTL or encoding is missing' });
    const content = JSON.parse(opened(request.body, device).toString()) as unknown;
    device.messages.push({ content, at: Date.now(), urgency: String(urgency ?? 'normal') });
    return reply.code(201).send();
  });
  app.get<{ Params: { id: string } }>('/push/:id', async (request, reply) => {
    const device = devices.get(request.params.id);
    return device?.messages ?? reply.code(410).send({ error: 'gone', message: 'no such device' });
  });
  app.delete<{ Params: { id: string } }>('/push/:id', async (request, reply) => {
    devices.delete(request.params.id);
    return reply.code(204).send();
  });
}

/** Whether the token is for this service, valid now, and signed with the key that the header names. */
function isSignedFor(origin: string, authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number };
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned && aud === origin && exp * 1000 > Date.now() && exp * 1000 < Date.now() + 25 * 3_600_000;
}

function opened(body: Buffer, { pair, auth }: PushDevice): Buffer {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2));
}
