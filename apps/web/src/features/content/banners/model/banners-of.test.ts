import { expect, it } from 'vitest';
import { bannersOf } from './banners-of.ts';

const banner = (cat: string, image: string | null = null) => ({ art: { cat }, image });
const [sports, cockfight, own] = [banner('sports'), banner('cockfight'), banner('slots', '/pictures/a.webp')];

it('leaves a drawn banner of sports to sports, and one of cockfight to cockfight', () => {
  const all = [sports, cockfight, own];
  expect(bannersOf(all, 'COCKFIGHT')).toEqual([cockfight, own]);
  expect(bannersOf(all, 'SPORTS')).toEqual([sports, own]);
});

it('shows all banners of a group in which none is drawn for the page', () => {
  expect(bannersOf([sports, own], 'COCKFIGHT')).toEqual([sports, own]);
  expect(bannersOf([sports, cockfight], undefined)).toEqual([sports, cockfight]);
});
