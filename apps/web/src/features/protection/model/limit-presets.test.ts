import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import type { Limit } from '../api/limits.ts';
import { presetsOf } from './limit-presets.ts';

const limit = (kind: Limit['kind'], value: Limit['limit']): Limit => ({
  kind,
  period: 'day',
  limit: value,
  used: kind === 'session' ? 0 : '0.00',
  pending: null,
});

it('presets are round amounts around the current limit, and never the limit itself', () => {
  expect(presetsOf(limit('deposit', '200.00'))).toEqual(['100', '150', '300', '500']);
  expect(presetsOf(limit('loss', '100000.00'))).toEqual(['50000', '75000', '150000', '250000']);
  expect(presetsOf(limit('stake', '1.00'))).toEqual(['2']);
  expect(presetsOf(limit('loss', '9007199254740993.00'))).toContain('4500000000000000');
});

it('without a limit the presets come from the deposit methods, or are common times for sessions', () => {
  expect(presetsOf(limit('deposit', null), ['50000.00', '100000.00', '200000.00', '500000.00', '1000000.00'])).toEqual([
    '100000',
    '200000',
    '500000',
    '1000000',
  ]);
  expect(presetsOf(limit('loss', null))).toEqual([]);
  expect(presetsOf(limit('session', 45))).toEqual(['30', '60', '90', '120']);
});

afterEach(() => keepCurrency('VND'));

it('presets have decimals where players type them', () => {
  keepCurrency('KWD');
  expect(presetsOf(limit('stake', null), ['0.500', '1.000', '2.500', '5.000'])).toEqual(['0.500', '1', '2.500', '5']);
  expect(presetsOf(limit('loss', '0.500'))).toEqual(['0.250', '0.380', '0.750', '1.300']);
  expect(presetsOf(limit('loss', '20.000'))).toEqual(['10', '15', '30', '50']);
  keepCurrency('JPY');
  expect(presetsOf(limit('loss', '900'))).toEqual(['450', '680', '1400', '2300']);
});
