import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTES, routeOf } from './route-table.ts';

describe('route table', () => {
  it('lists every address once', () => {
    const paths = ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each([...new Set(ROUTES.map(({ page }) => page))])('has a file for page %s', (page) => {
    expect(existsSync(new URL(`../pages/${page}/${page}-page.tsx`, import.meta.url))).toBe(true);
  });

  it('finds an address with a trailing slash, and returns nothing for unknown addresses', () => {
    expect(routeOf('/m/home/')?.path).toBe('/m/home');
    expect(routeOf('/')?.page).toBe('home');
    expect(routeOf('/m/nope')).toBeUndefined();
  });
});
