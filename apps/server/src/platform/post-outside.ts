import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 2000;

/** Networks that are nobody's on the internet, or this machine's own. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family === 0 || PRIVATE.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether something may be posted there: an https address by a name of the internet, on the usual port. What the name
 * leads to is looked at with every sending.
 * @param allowed origin that is let through whatever it is (the sandbox's, outside production)
 */
export function isOutsideAddress(endpoint: string, allowed: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origin === allowed) return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '') return false;
  return isIP(host) === 0
    ? /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host) && !/\.(local|internal|localhost)$/i.test(host)
    : !isPrivateAddress(host);
}

/**
 * Posts to an address that a browser or an operator named. It leads nowhere else: no redirect is followed, and a name
 * that stands for a private address is refused when the connection is made, so that it cannot change in between.
 * @returns status of the answer
 * @throws Error when it may not be reached or does not answer in time
 */
export function postOutside(
  endpoint: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  allowed: string | undefined,
): Promise<number> {
  if (!isOutsideAddress(endpoint, allowed)) return Promise.reject(new Error('not an address that is told outside'));
  const url = new URL(endpoint);
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        timeout: TIMEOUT_MS,
        ...(url.origin === allowed ? {} : { lookup: lookupOutside }),
      },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_BYTES) request.destroy();
        });
        response.on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    request.on('error', reject);
    request.end(body);
  });
}

const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const inside = addresses.find(({ address }) => isPrivateAddress(address));
    const [first] = addresses;
    if (inside !== undefined || first === undefined)
      return callback(new Error(`${hostname} leads to a private address`), '');
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
