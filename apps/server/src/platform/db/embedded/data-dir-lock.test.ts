import { scratchDir } from '@fairlot/testkit/database';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DataDirInUse, isDataDirHeld, lockDataDir } from './data-dir-lock.ts';

const LOCK_MODULE = new URL('./data-dir-lock.ts', import.meta.url).href;

it('refuses a folder that a living process holds, and names the process id and the remedy', () => {
  const folder = scratchDir();
  const unlock = lockDataDir(folder);
  const script =
    `import { lockDataDir } from ${JSON.stringify(LOCK_MODULE)}; try { lockDataDir(${JSON.stringify(folder)}); ` +
    `console.log('taken'); } catch (error) { console.log(error.message); }`;
  const second = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(second).toContain(`in use by process ${process.pid}`);
  expect(second).toContain('DATA_DIR');
  unlock();
  expect(isDataDirHeld(folder)).toBe(false);
});

it('takes over from a process that has ended', () => {
  const folder = scratchDir();
  writeFileSync(join(folder, 'server.lock'), '999999999 1');
  const unlock = lockDataDir(folder);
  expect(isDataDirHeld(folder)).toBe(true);
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse);
  unlock();
});

it('detects a process id that was reused by another process', () => {
  const folder = scratchDir();
  writeFileSync(join(folder, 'server.lock'), `${process.pid} 1`);
  const unlock = lockDataDir(folder);
  expect(isDataDirHeld(folder)).toBe(true);
  unlock();
});

it('restricts the folder to its user, both when new and when left by an earlier start', () => {
  const scratch = scratchDir();
  const former = join(scratch, 'former');
  mkdirSync(former);
  chmodSync(former, 0o755);
  for (const folder of [former, join(scratch, 'new')]) {
    lockDataDir(folder)();
    expect(statSync(folder).mode & 0o777, folder).toBe(0o700);
  }
});
