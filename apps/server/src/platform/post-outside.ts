import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { AnswerTooLong, callOutside } from './outside/call-outside.ts';
import { isPrivateAddress } from './outside/private-address.ts';

const DEADLINE_MS = 10_000;
/** Only the status of the answer is used. */
const MOST_BYTES = 2000;

export { isPrivateAddress } from './outside/private-address.ts';

/**
 * Whether posting to this address is allowed: https, a public internet name, the default port. The addresses behind the
 * name are checked again at every sending.
 * @param allowed origin that is always allowed (the sandbox's, outside production)
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
 * Posts to an address that a browser or an operator supplied. Redirects are not followed. A name that resolves to a
 * private address is refused when the connection is made, so that it cannot change in between.
 * @param deadlineMs limit of the whole call, including the last byte of the answer
 * @returns status of the answer
 * @throws Error when the address is forbidden or does not finish its answer before the deadline
 */
export async function postOutside(
  endpoint: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  allowed: string | undefined,
  deadlineMs = DEADLINE_MS,
): Promise<number> {
  if (!isOutsideAddress(endpoint, allowed)) throw new Error('not an allowed outside address');
  const call = { method: 'POST', headers, body, deadlineMs, mostBytes: MOST_BYTES };
  const isAllowed = new URL(endpoint).origin === allowed;
  try {
    const { status } = await callOutside(endpoint, { ...call, ...(isAllowed ? {} : { lookup: lookupOutside }) });
    return status;
  } catch (error) {
    if (error instanceof AnswerTooLong) return error.status;
    throw error;
  }
}

/** Refuses a name that resolves to a private address. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const inside = addresses.find(({ address }) => isPrivateAddress(address));
    const [first] = addresses;
    if (inside !== undefined || first === undefined)
      return callback(new Error(`${hostname} resolves to a private address`), '');
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
