import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepFormer } from './keep-former.mjs';

const DAY_MS = 24 * 3_600_000;
const dist = mkdtempSync(join(tmpdir(), 'fairlot-former-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

it('files of the three builds before are kept, for a week', () => {
  const former = () => readdirSync(join(dist, 'former')).toSorted();
  keepFormer(dist, 1000);
  expect(former()).toEqual([]);
  for (const [index, name] of ['a.js', 'b.js', 'c.js', 'd.js'].entries()) {
    mkdirSync(join(dist, 'client/assets'), { recursive: true });
    writeFileSync(join(dist, 'client/assets', name), name);
    keepFormer(dist, 2000 + index);
  }
  expect(former()).toEqual(['2001', '2002', '2003']);
  expect(readdirSync(join(dist, 'former/2003'))).toEqual(['d.js']);
  keepFormer(dist, 2002 + 7 * DAY_MS);
  expect(former()).toEqual(['2002', '2003']);
});
