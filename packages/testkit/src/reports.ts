import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/**
 * Proves for a report over all time that each filter gives the same numbers as the row of that key, and that an unknown
 * key gives no rows.
 * @returns the keys of each grouping, so that a test can assert that something was compared
 */
export async function expectFiltersOf({ platform }: TestApp, name: string): Promise<Record<string, string[]>> {
  const report = platform.collected
    .all()
    .flatMap(({ desk }) => desk?.reports ?? [])
    .find((one) => one.name === name);
  if (report === undefined) throw new Error(`No room has a report ${name}`);
  const span = { from: new Date(0), to: new Date(Date.now() + 1000), part: null, zone: 'UTC', asset: 'VND' } as const;
  const read = (by: string | null, keys: readonly string[] | null, of = by ?? '') =>
    report.read(platform.db, { ...span, only: keys === null ? [] : [{ by: of, keys }] }, by, 200);
  const found: Record<string, string[]> = {};
  for (const by of report.groupings) {
    const rows = await read(by, null);
    found[by] = rows.map(({ key }) => key);
    for (const { key, numbers } of rows)
      expect([by, key, await read(null, [key], by)]).toMatchObject([by, key, [{ numbers }]]);
    expect(await read(by, found[by])).toEqual(rows);
    expect(await read(by, ['no such key'])).toEqual([]);
  }
  return found;
}
