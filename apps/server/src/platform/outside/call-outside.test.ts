import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createPeer, type Server as Peer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { postOutside } from '../post-outside.ts';
import { callOutside, fetchWithin } from './call-outside.ts';
import { isPrivateAddress } from './private-address.ts';

const open: (Server | Peer)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function originOf(server: Server | Peer): Promise<string> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A peer that writes `head` immediately and then one byte every 20 ms, until the caller disconnects. */
function dripping(head: string): Peer {
  return createPeer((socket) => {
    socket.on('error', () => undefined);
    socket.write(head);
    const drip = setInterval(() => socket.write('a'), 20);
    socket.on('close', () => clearInterval(drip));
  });
}

const HEAD = 'HTTP/1.1 201 Created\r\ncontent-length: 1500\r\n\r\n';
const post = (origin: string, deadlineMs: number) =>
  postOutside(`${origin}/push`, { headers: {}, body: Buffer.from('x') }, origin, deadlineMs);

describe('a call to another party', () => {
  it.each([
    ['its body', HEAD],
    ['its headers', 'HTTP/1.1 201 Created\r\nx-slow: '],
  ])('is aborted at the deadline when the peer drips %s', async (_what, head) => {
    const peer = dripping(head);
    const hungUp = new Promise<void>((resolve) => {
      peer.on('connection', (socket) => socket.on('close', () => resolve()));
    });
    const origin = await originOf(peer);
    await expect(post(origin, 300)).rejects.toThrow();
    await hungUp;
  });

  it('rejects at the deadline, however much of the answer has arrived', async () => {
    const origin = await originOf(dripping(HEAD));
    await expect(post(origin, 300)).rejects.toThrow('no complete answer within 300 ms');
    await expect(callOutside(origin, { deadlineMs: 300 })).rejects.toThrow('no complete answer within 300 ms');
    await expect(fetchWithin({ deadlineMs: 300 })(origin)).rejects.toThrow('no complete answer within 300 ms');
  });

  it('rejects an answer longer than the limit; for a post, the status is known by then', async () => {
    let isCut = false;
    const server = createServer((_request, response) => {
      response.on('close', () => (isCut = !response.writableFinished));
      response.writeHead(202);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const origin = await originOf(server);
    await expect(callOutside(origin, { deadlineMs: 5000, mostBytes: 100_000 })).rejects.toThrow('longer than 100000');
    expect(await post(origin, 5000)).toBe(202);
    await expect.poll(() => isCut).toBe(true);
  });

  it('rejects a truncated answer and a redirect', async () => {
    const broken = createPeer((socket) => socket.end(`${HEAD}only this`));
    await expect(callOutside(await originOf(broken), { deadlineMs: 5000 })).rejects.toThrow();
    const elsewhere = createServer((_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    await expect(callOutside(await originOf(elsewhere), { deadlineMs: 5000 })).rejects.toThrow('redirects (302)');
  });

  it('returns status, headers and body of a complete answer, also in the shape of fetch', async () => {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () =>
        response.writeHead(418, { 'x-said': request.headers['x-say'] }).end(`${request.method} ${body}`),
      );
    });
    const origin = await originOf(server);
    const call = { method: 'POST', headers: { 'x-say': 'hello' }, body: 'tea' };
    const answer = await callOutside(origin, { ...call, deadlineMs: 5000 });
    expect([answer.status, answer.isOk, answer.headers['x-said'], answer.body.toString()]).toEqual([
      418,
      false,
      'hello',
      'POST tea',
    ]);
    const response = await fetchWithin({ deadlineMs: 5000 })(origin, call);
    expect([response.status, response.headers.get('x-said'), await response.text()]).toEqual([
      418,
      'hello',
      'POST tea',
    ]);
  });
});

describe('private addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::10.0.0.1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('include %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '1.1.1.1', '2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:8.8.8.8'])(
    'do not include %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});
