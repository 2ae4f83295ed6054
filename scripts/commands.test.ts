import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { fromRoot } from '../launcher/paths.mjs';

const run = (script: string) =>
  spawnSync(process.execPath, [fromRoot(script), '--help'], {
    env: { ...process.env, DATA_DIR: '/nowhere/fairlot' },
    encoding: 'utf8',
  });

it.each([
  ['apps/server/src/audit.ts', /^Not checked: The audit takes no arguments\. [^\n]*\n$/],
  ['apps/server/src/restored.ts', /^Prepares a database that was restored to an earlier moment, /],
  ['apps/server/src/operator.ts', /^Usage:\n {2}npm run operator -- add /],
  ['scripts/merchant.ts', /^Usage:\n {2}npm run merchant -- export /],
  ['scripts/spec.ts', /^Unknown option '--help'\nusage: npm run spec \[-- --ids\]\n$/],
])('%s answers an unknown option with its usage', (script, message) => {
  const { status, stderr } = run(script);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});
