import { expect, it } from 'vitest';
import { ROUTES, routeOf } from '../../apps/web/src/app/route-table.ts';
import { listAddresses, namedPaths } from '../pages/addresses.ts';
import { README_SCENES } from './readme-pictures.ts';
import { SCENES } from './scenes.ts';
import { readRoutes } from '../pages/read-routes.ts';

it('scripts read the same route table as the app', async () => {
  const rows = (await readRoutes()).map((row) => JSON.stringify(row)).toSorted();
  expect(rows.length).toBeGreaterThan(50);
  expect(rows).toEqual(ROUTES.map((row) => JSON.stringify(row)).toSorted());
});

it('scripts name only addresses of the table', () => {
  const addresses = [...listAddresses(), ...SCENES, ...README_SCENES].map(({ path }) => path);
  const paths = [...addresses, ...SCENES.flatMap(({ via }) => via ?? []), ...namedPaths()];
  const isUnknown = (path: string): boolean => routeOf(path.split('?')[0] ?? '') === undefined;
  expect(paths.filter(isUnknown)).toEqual([]);
});
