import { networkOf, SITE_FACTOR, siteOf } from '../http/network.ts';

export interface StreamLimits {
  /** Streams per process; visitors may use four fifths of them. */
  total: number;
  /** Visitors' streams per address, or per /64 of IPv6. */
  perAddress: number;
}

const VISITORS_SHARE = 0.8;

export interface StreamPlaces {
  /**
   * Takes a place for a stream. Members are not limited by address, because many of them may share a carrier's address.
   * @returns a function that releases the place, or undefined when none is free
   */
  take(isMember: boolean, ip: string): (() => void) | undefined;
}

/** Counts the open streams of this process. */
export function createStreamPlaces({ total, perAddress }: StreamLimits): StreamPlaces {
  const taken = new Map<string, number>();
  let members = 0;
  let visitors = 0;
  const count = (key: string, step: number) => {
    const next = (taken.get(key) ?? 0) + step;
    if (next > 0) taken.set(key, next);
    else taken.delete(key);
  };
  return {
    take: (isMember, ip) => {
      if (members + visitors >= total) return undefined;
      if (isMember) {
        members++;
        return () => void members--;
      }
      const [network, site] = [networkOf(ip), siteOf(ip)];
      const isFull =
        visitors >= total * VISITORS_SHARE ||
        (taken.get(network) ?? 0) >= perAddress ||
        (site !== undefined && (taken.get(site) ?? 0) >= perAddress * SITE_FACTOR);
      if (isFull) return undefined;
      const keys = site === undefined ? [network] : [network, site];
      for (const key of keys) count(key, 1);
      visitors++;
      return () => {
        visitors--;
        for (const key of keys) count(key, -1);
      };
    },
  };
}
