import { verifyBeacon } from '@fairlot/fairness/beacon';
import type { Logger } from 'pino';
import { callOutside } from '../../../../platform/outside/call-outside.ts';
import { type Beacon, type BeaconChain, BeaconError } from './beacon.ts';

const SCHEME = 'bls-unchained-g1-rfc9380';
const TIMEOUT_MS = 3000;
const MOST_BYTES = 100_000;
/** The chain has to publish well within the minute in which a draw has to be revealed. */
const LONGEST_PERIOD_SECONDS = 30;

/**
 * A drand chain over HTTP: `<url>/info` and `<url>/public/<round>`, scheme `bls-unchained-g1-rfc9380` (quicknet). The
 * key is the configured one, never the one from the address; a round counts only when that key signed it.
 */
export function createDrand({ url, publicKey }: { url: string; publicKey: string }, log: Pick<Logger, 'warn'>): Beacon {
  let known: BeaconChain | undefined;
  return {
    chain: async () => (known ??= readChain(await fetchJson(`${url}/info`), publicKey)),
    signature: async (wantedKey, round) => {
      if (wantedKey !== publicKey) return null;
      try {
        const signature = textOf(await fetchJson(`${url}/public/${round}`), 'signature');
        if (verifyBeacon({ publicKey, round, signature })) return signature;
        log.warn({ round }, 'the beacon returned a round that its key did not sign');
      } catch (error) {
        log.warn({ err: error, round }, 'a beacon round is not available');
      }
      return null;
    },
  };
}

function readChain(info: unknown, publicKey: string): BeaconChain {
  if (textOf(info, 'public_key') !== publicKey)
    throw new BeaconError('BEACON_PUBLIC_KEY is not the public key of the beacon');
  if (textOf(info, 'schemeID') !== SCHEME) throw new BeaconError(`The scheme of the beacon is not ${SCHEME}`);
  const genesisTime = wholeOf(info, 'genesis_time');
  const periodSeconds = wholeOf(info, 'period');
  if (genesisTime < 1 || periodSeconds < 1 || periodSeconds > LONGEST_PERIOD_SECONDS)
    throw new BeaconError(`The beacon's period is not 1 to ${LONGEST_PERIOD_SECONDS} s`);
  return { publicKey, genesisTime, periodSeconds };
}

async function fetchJson(address: string): Promise<unknown> {
  try {
    const response = await callOutside(address, { deadlineMs: TIMEOUT_MS, mostBytes: MOST_BYTES });
    const body: unknown = JSON.parse(response.body.toString());
    if (response.isOk) return body;
    throw new BeaconError(`The beacon answered ${response.status}`);
  } catch (error) {
    throw error instanceof BeaconError ? error : new BeaconError('The beacon does not answer', { cause: error });
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  if (typeof field !== 'string') throw new BeaconError(`The beacon's answer has no ${name}`);
  return field;
}

function wholeOf(value: unknown, name: string): number {
  const field = fieldOf(value, name);
  if (typeof field !== 'number' || !Number.isSafeInteger(field))
    throw new BeaconError(`The beacon's answer has no ${name}`);
  return field;
}
