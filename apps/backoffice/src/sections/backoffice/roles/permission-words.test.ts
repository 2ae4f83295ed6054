import { PERMISSIONS } from '@fairlot/contract';
import { expect, it } from 'vitest';
import { words } from './permission-words.ts';

it.each(PERMISSIONS)('names the object and the action of %s', (permission) => {
  const dot = permission.lastIndexOf('.');
  expect(Object.keys(words.things)).toContain(permission.slice(0, dot));
  expect(Object.keys(words.actions)).toContain(permission.slice(dot + 1));
});
