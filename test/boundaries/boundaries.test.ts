import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { root } from '../../launcher/paths.mjs';

const fixtures = join(import.meta.dirname, 'fixtures');
/** A fixture is named after the rule it breaks, with a variant after a dot. */
const broken = readdirSync(fixtures).filter((name) => name !== 'allowed' && name !== 'migrations');

describe('boundaries', () => {
  // One process for all trees: starting it takes longer than checking a tree.
  const found = cruise([...broken, 'allowed']);

  it.each(broken)('the tree %s breaks exactly its rule', (name) => {
    expect(found.get(name), found.output).toEqual([name.split('.')[0]]);
  });

  it('every rule has a tree that breaks it', () => {
    const named = new Set(broken.map((name) => name.split('.')[0]));
    expect([...new Set(configuration.forbidden.map(({ name }) => name))].filter((name) => !named.has(name))).toEqual(
      [],
    );
  });

  it('everything that the architecture allows breaks no rule', () => {
    expect(found.get('allowed'), found.output).toEqual([]);
  });

  it('the check fails on a tree that breaks a rule and passes on one that breaks none', () => {
    expect([found.status, cruise(['allowed']).status]).toEqual([1, 0]);
  });
});

/** Rules that fired by tree, each once. A separate step of `npm test` checks that the repository breaks none. */
function cruise(names: readonly string[]) {
  const trees = names.map((name) => join(fixtures, name));
  const args = [join(root, 'scripts', 'boundaries.ts'), ...trees];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const rules = new Map<string, string[]>();
  let fired: string[] = [];
  for (const line of stdout.split('\n')) {
    const [, rule] = /^([a-z-]+): .* -> /.exec(line) ?? [];
    const [, tree] = /violations: (.*)$/.exec(line) ?? [];
    if (rule !== undefined && !fired.includes(rule)) fired.push(rule);
    if (tree === undefined) continue;
    rules.set(basename(tree), fired);
    fired = [];
  }
  return { status, output: stdout + stderr, get: (name: string) => rules.get(name) };
}
