import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that records when its work began and ended. */
const worker = (lock: string, notes: string) =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `
    import { appendFileSync } from 'node:fs';
    import { withFileLock } from ${JSON.stringify(new URL('file-lock.mjs', import.meta.url).href)};
    withFileLock(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(notes)}, 'begin ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      appendFileSync(${JSON.stringify(notes)}, 'end ');
    });`,
  ]);

it('processes run their work one at a time', async () => {
  const [lock, notes] = [join(folder, 'a/lock'), join(folder, 'notes')];
  await Promise.all([worker(lock, notes), worker(lock, notes), worker(lock, notes)]);
  expect(readFileSync(notes, 'utf8')).toBe('begin end begin end begin end ');
});

it('takes over a lock whose process was killed, or has held it for longer than any work takes', async () => {
  const gone = run(process.execPath, ['-e', '']);
  await gone;
  for (const [name, pid, minutes] of [
    ['left', gone.child.pid, 0],
    ['old', process.pid, 6],
  ] as const) {
    const [lock, notes] = [join(folder, name), join(folder, `notes-${name}`)];
    writeFileSync(lock, String(pid));
    const at = Date.now() / 1000 - minutes * 60;
    utimesSync(lock, at, at);
    await worker(lock, notes);
    expect(readFileSync(notes, 'utf8')).toBe('begin end ');
  }
});
