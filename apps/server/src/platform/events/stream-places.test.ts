import { expect, it } from 'vitest';
import { createStreamPlaces } from './stream-places.ts';

it('limits visitors per address and to a share of all places, and gives members any place that is left', () => {
  const places = createStreamPlaces({ total: 10, perAddress: 3 });
  const first = Array.from({ length: 4 }, () => places.take(false, '203.0.113.7'));
  expect(first.map((place) => place !== undefined)).toEqual([true, true, true, false]);
  for (let place = 0; place < 5; place++) expect(places.take(false, `203.0.113.${100 + place}`)).toBeDefined();
  expect(places.take(false, '203.0.113.200')).toBeUndefined();
  expect(places.take(true, '203.0.113.7')).toBeDefined();
  expect(places.take(true, '203.0.113.7')).toBeDefined();
  expect(places.take(true, '203.0.113.7')).toBeUndefined();
  first[0]?.();
  expect(places.take(false, '203.0.113.7')).toBeDefined();
});

it('counts the addresses of one /64 as one, with a higher limit for a /48', () => {
  const places = createStreamPlaces({ total: 1000, perAddress: 2 });
  const take = (ip: string) => places.take(false, ip) !== undefined;
  expect([take('2001:db8:1:1::1'), take('2001:db8:1:1::2'), take('2001:db8:1:1:ffff::3')]).toEqual([true, true, false]);
  const others = Array.from({ length: 20 }, (_, index) => take(`2001:db8:1:${index + 2}::1`));
  expect(others.filter(Boolean)).toHaveLength(14);
  expect(take('2001:db8:2:1::1')).toBe(true);
});
