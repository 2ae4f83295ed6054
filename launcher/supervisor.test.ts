import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromRoot } from './paths.mjs';
import { createSupervisor } from './supervisor.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlot-supervisor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('restarts a crashing process three times, then gives up', { timeout: 20_000 }, async () => {
  const script = writeScript(
    `import { appendFileSync } from 'node:fs'; appendFileSync(${text('starts')}, 'x'); process.exit(7);`,
  );
  const deaths: [string, number][] = [];
  const supervisor = createSupervisor(process.execPath);
  supervisor.startRestarting([script], process.env, { restarts: 3, onDeath: (how, left) => deaths.push([how, left]) });
  await vi.waitFor(() => expect(deaths).toHaveLength(4), { timeout: 15_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(deaths).toEqual([3, 2, 1, 0].map((left) => ['exit code 7', left]));
  expect(readFileSync(join(folder, 'starts'), 'utf8')).toBe('xxxx');
  await supervisor.stopAll();
});

it('stops its processes gracefully and reports no death', async () => {
  const onDeath = vi.fn();
  const supervisor = createSupervisor(process.execPath);
  supervisor.start([writeScript(politeServer())], process.env, onDeath);
  await vi.waitFor(() => expect(existsSync(join(folder, 'up'))).toBe(true), { timeout: 10_000 });
  await supervisor.stopAll();
  expect(existsSync(join(folder, 'stopped'))).toBe(true);
  expect(onDeath).not.toHaveBeenCalled();
});

it('leaves no orphan when the launcher itself is killed', async () => {
  const supervisorUrl = pathToFileURL(fromRoot('launcher', 'supervisor.mjs')).href;
  const server = writeScript(politeServer());
  const launcher = join(folder, 'launcher.mjs');
  writeFileSync(
    launcher,
    `import { createSupervisor } from ${JSON.stringify(supervisorUrl)};
     createSupervisor(process.execPath).start([${JSON.stringify(server)}], process.env, () => {});`,
  );
  const child = spawn(process.execPath, [launcher], { stdio: 'ignore' });
  await vi.waitFor(() => expect(existsSync(join(folder, 'up'))).toBe(true), { timeout: 10_000 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => expect(existsSync(join(folder, 'stopped'))).toBe(true), { timeout: 10_000 });
});

function writeScript(code: string): string {
  const path = join(folder, 'script.mjs');
  writeFileSync(path, code);
  return path;
}

function politeServer(): string {
  return `import { writeFileSync } from 'node:fs';
    setInterval(() => {}, 1_000);
    process.on('SIGTERM', () => { writeFileSync(${text('stopped')}, ''); process.exit(0); });
    writeFileSync(${text('up')}, '');`;
}

function text(name: string): string {
  return JSON.stringify(join(folder, name));
}
