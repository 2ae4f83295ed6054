import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readNetworks } from '../networks.ts';
import { readIpv4, readIpv6 } from './address.ts';
import { type Ranges, readIpv4Ranges, readIpv6Ranges } from './ranges.ts';

export interface CountryDatabase {
  /**
   * ISO code of the country that an address belongs to; null for private and unknown ones.
   * @throws when the data cannot be read
   */
  find(ip: string): Promise<string | null>;
}

/** Addresses without a country: loopback, private networks, link-local. They never cause the data to be read. */
const LOCAL = readNetworks([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]);
const require = createRequire(import.meta.url);

/**
 * Country data of the package. Each family is read at the first lookup of its addresses and kept in a few megabytes.
 */
export function createCountryDatabase(): CountryDatabase {
  const ipv4Ranges = once(async () =>
    readIpv4Ranges(
      await readFile(require.resolve('@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-ipv4-num.csv')),
    ),
  );
  const ipv6Ranges = once(async () =>
    readIpv6Ranges(
      await readFile(require.resolve('@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-ipv6.csv')),
    ),
  );
  return {
    find: async (ip) => {
      if (LOCAL.contains(ip)) return null;
      const ipv4 = readIpv4(ip);
      if (ipv4 !== undefined) return nameOf((await ipv4Ranges()).find(0, ipv4));
      const ipv6 = readIpv6(ip);
      return ipv6 === undefined ? null : nameOf((await ipv6Ranges()).find(ipv6.high, ipv6.low));
    },
  };
}

/** Concurrent callers share one read; after a failure the next caller tries again. */
function once(read: () => Promise<Ranges>): () => Promise<Ranges> {
  let reading: Promise<Ranges> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

function nameOf(country: number): string | null {
  return country === 0 ? null : String.fromCharCode(country >> 8, country & 255);
}
