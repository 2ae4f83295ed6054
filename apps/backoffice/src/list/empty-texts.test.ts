import * as contract from '@fairlot/contract';
import { expect, it } from 'vitest';
import { emptyTexts } from './empty-texts.ts';

const API = '/backoffice/api/';

/** Names of all lists of the console: their paths below the API root. */
const LISTS = Object.values(contract)
  .flatMap((room): unknown[] => (typeof room === 'object' ? Object.values(room) : []))
  .flatMap((call) => {
    const { path, list } = (call ?? {}) as { path?: unknown; list?: unknown };
    return typeof path === 'string' && path.startsWith(API) && list !== undefined ? [path.slice(API.length)] : [];
  });

it('explains for every list when a row appears in it', () => {
  expect(LISTS.length).toBeGreaterThan(25);
  expect(LISTS.filter((name) => emptyTexts[name] === undefined)).toEqual([]);
});
