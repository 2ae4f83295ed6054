import { expect, it } from 'vitest';
import { bannersOf } from './banners-of.ts';

const banner = (cat: string, image: string | null = null) => ({ art: { cat }, image });
const [sports, cockfight, own] = [banner('sports'), banner('cockfight'), banner('slots', '/pictures/a.webp')];

it('hides generated sports banners on cockfight, which borrows the group of sports', () => {
  const all = [sports, cockfight, own];
  expect(bannersOf(all, 'm_sports', 'COCKFIGHT')).toEqual([cockfight, own]);
  expect(bannersOf(all, 'm_sports', 'SPORTS')).toEqual(all);
});

it('shows all banners of a group that has no generated banner for the page', () => {
  expect(bannersOf([sports, own], 'm_sports', 'COCKFIGHT')).toEqual([sports, own]);
  expect(bannersOf([sports, cockfight], 'm_home', undefined)).toEqual([sports, cockfight]);
});
