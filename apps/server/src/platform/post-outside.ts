import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { AnswerTooLong, callOutside } from './outside/call-outside.ts';
import { isPrivateAddress } from './outside/private-address.ts';

const DEADLINE_MS = 10_000;
/** Of the answer only the status counts. */
const MOST_BYTES = 2000;

export { isPrivateAddress } from './outside/private-address.ts';

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
 * @param deadlineMs limit of the whole call, the last byte of the answer included
 * @returns status of the answer
 * @throws Error when it may not be reached or does not finish its answer before the deadline
 */
export async function postOutside(
  endpoint: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  allowed: string | undefined,
  deadlineMs = DEADLINE_MS,
): Promise<number> {
  if (!isOutsideAddress(endpoint, allowed)) throw new Error('not an address that is told outside');
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

/** Refuses a name that leads to a private address. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
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
