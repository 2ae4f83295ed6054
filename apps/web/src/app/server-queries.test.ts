import { expect, it } from 'vitest';
import type { PageMember } from './page-ask.ts';
import { ROUTES } from './route-table.ts';
import { queriesOf, SERVER_QUERIES } from './server-queries.ts';

const visitor = { search: {}, member: null };
const member: PageMember = { memberId: '1', userName: 'anna', type: 0, nickname: '', currency: 'CNY' };

it('lists only addresses of the route table', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(Object.keys(SERVER_QUERIES).filter((path) => !paths.includes(path))).toEqual([]);
});

it('has the same queries for every address of home, and asks for the balance only for members', () => {
  const keysOf = (path: string, who: PageMember | null = null) =>
    queriesOf({ ...visitor, path, member: who }).map(({ queryKey }) => queryKey);
  expect(keysOf('/m/home')).toHaveLength(6);
  expect(keysOf('/m/login')).toEqual(keysOf('/'));
  expect(keysOf('/m/withdraw')).toEqual([]);
  expect(keysOf('/m/withdraw', member)).toEqual([['me', 'wallet']]);
});
