import { expect, it } from 'vitest';
import lock from '../apps/server/src/functions.lock.json' with { type: 'json' };
import { readFunctions } from '../apps/server/src/platform/db/index.ts';
import { SCHEMA } from '../apps/server/src/schema.ts';
import { findRemoved, findUnnumbered } from './lib/functions-lock.ts';

it('every changed function has a new release number: run npm run functions', () => {
  const functions = readFunctions(SCHEMA);
  expect(functions.length).toBeGreaterThan(0);
  expect(findUnnumbered(lock, functions)).toEqual([]);
  expect(findRemoved(lock, functions)).toEqual([]);
});
