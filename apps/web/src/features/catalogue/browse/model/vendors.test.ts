import { expect, it } from 'vitest';
import type { VendorEntry } from '../api/vendors.ts';
import { categoryOf, classesOf, vendorsOf } from './vendors.ts';

const entry = (vassalage: string, gameCategory: string, place = 1, classes: string[] = []): VendorEntry => ({
  vassalage,
  displayName: vassalage,
  gameCategory,
  gameCount: 1,
  classes,
  isTop: false,
  isNew: false,
  maintenance: null,
  sorting: { gameCategory: place, vendorNames: ['Z', 'A', 'AV'] },
});

it('SPORTS is split by vendor [E-069] [E-133] [E-134]', () => {
  expect(
    ['AV', 'AI', 'IMES', 'TF', 'IA'].map((vassalage) => categoryOf({ vassalage, gameCategory: 'SPORTS' })),
  ).toEqual(Array(5).fill('ESPORTS'));
  expect(['DS88', 'DIG', 'WGB'].map((vassalage) => categoryOf({ vassalage, gameCategory: 'SPORTS' }))).toEqual(
    Array(3).fill('COCKFIGHT'),
  );
  expect([
    categoryOf({ vassalage: 'NSTAR', gameCategory: 'SPORTS' }),
    categoryOf({ vassalage: 'AV', gameCategory: 'RNG' }),
  ]).toEqual(['SPORTS', 'RNG']);
});

it('vendors follow the mapping [E-068]', () => {
  const mapping = [entry('A', 'RNG', 2), entry('other', 'RNG', 2), entry('Z', 'RNG', 2), entry('AV', 'SPORTS', 1)];
  expect(vendorsOf(mapping, 'RNG').map(({ vassalage }) => vassalage)).toEqual(['Z', 'A', 'other']);
});

it('lists vendors of lotteries in no other list [K-016]', () => {
  const mapping = [entry('A', 'RNG'), entry('TCG_LOTTO_VN', 'ELOTT')];
  for (const category of ['RNG', 'LIVE', 'SPORTS', 'FISH'])
    expect(vendorsOf(mapping, category).map(({ vassalage }) => vassalage)).not.toContain('TCG_LOTTO_VN');
  expect(vendorsOf(mapping, 'ELOTT').map(({ vassalage }) => vassalage)).toEqual(['TCG_LOTTO_VN']);
});

it('returns the classes of the chosen vendors', () => {
  const vendors = [entry('A', 'RNG', 1, ['JP', 'AC']), entry('B', 'RNG', 1, ['JP', 'VP'])];
  expect([classesOf(vendors, []), classesOf(vendors, ['B']), classesOf(vendors, ['none'])]).toEqual([
    ['JP', 'AC', 'VP'],
    ['JP', 'VP'],
    [],
  ]);
});
