import { describe, expect, it } from 'vitest';
import { readIpv4, readIpv6 } from './address.ts';
import { createCountryDatabase } from './country-database.ts';
import { readIpv4Ranges, readIpv6Ranges } from './ranges.ts';

describe('addresses', () => {
  it('are parsed as numbers', () => {
    expect(['0.0.0.0', '1.2.3.4', '255.255.255.255', '::ffff:1.2.3.4', '1.2.3', '::1'].map(readIpv4)).toEqual([
      0,
      16909060,
      4294967295,
      16909060,
      undefined,
      undefined,
    ]);
    expect(readIpv6('2001:db8:1:2:3::')).toEqual({ high: 0x20010db8, low: 0x10002 });
    expect(readIpv6('::1')).toEqual({ high: 0, low: 0 });
    expect(readIpv6('fe80::1%eth0')).toEqual({ high: 0xfe800000, low: 0 });
    expect(readIpv6('64:ff9b::1.2.3.4')).toEqual({ high: 0x64ff9b, low: 0 });
    expect(readIpv6('1.2.3.4')).toBeUndefined();
  });
});

describe('ranges', () => {
  it('of IPv4 include both ends, and adjacent ranges of one country are merged', async () => {
    const ranges = await readIpv4Ranges(Buffer.from('10,19,AA\n20,29,AA\n30,39,BB\n50,59,CC'));
    const name = (address: number) => ranges.find(0, address);
    const [a, b, c] = ['AA', 'BB', 'CC'].map((text) => (text.charCodeAt(0) << 8) | text.charCodeAt(1));
    expect(ranges.count).toBe(3);
    expect([9, 10, 29, 30, 39, 40, 50, 59, 60].map(name)).toEqual([0, a, a, b, b, 0, c, c, 0]);
    expect((await readIpv4Ranges(Buffer.from(''))).find(0, 1)).toBe(0);
  });

  it('of IPv6 match how node:net parses addresses', async () => {
    const lines = [
      '0:0:0:5::1,::6:0:0:0:1,AA',
      '2001:2::,2001:2:0:ffff:ffff:ffff:ffff:ffff,BB',
      '2001:10:0:1::,2001:1F:ffff:ffff::1,CC',
    ];
    const starts = lines.map((line) => readIpv6(line.split(',')[0] ?? ''));
    const ranges = await readIpv6Ranges(Buffer.from(lines.join('\n')));
    expect(ranges.count).toBe(3);
    expect(starts.map((start) => String.fromCharCode(ranges.find(start?.high ?? 0, start?.low ?? 0) & 255))).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
});

describe('the country data', () => {
  it('returns the countries of public addresses of both families, and none for other addresses', async () => {
    const countries = createCountryDatabase();
    const found = await Promise.all(
      ['8.8.8.8', '::ffff:8.8.8.8', '113.160.0.1', '133.11.0.1', '2001:4860:4860::8888', '2001:240::1'].map(
        countries.find,
      ),
    );
    expect(found).toEqual(['US', 'US', 'VN', 'JP', 'US', 'JP']);
    expect(
      await Promise.all(['127.0.0.1', '10.1.2.3', '192.168.1.1', 'fe80::1', '::1', 'nonsense', ''].map(countries.find)),
    ).toEqual(Array(7).fill(null));
  });
});
