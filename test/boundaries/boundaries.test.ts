import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { root } from '../../scripts/lib/paths.mjs';

const fixtures = join(import.meta.dirname, 'fixtures');
/** A fixture is named after the rule it breaks, with a variant after a dot. */
const broken = readdirSync(fixtures).filter((name) => name !== 'allowed' && name !== 'migrations');

describe('boundaries', () => {
  it.each(broken)('the tree %s breaks exactly its rule', (name) => {
    const { status, rules, output } = cruise(join(fixtures, name));
    expect(status, output).toBe(1);
    expect(rules).toEqual([name.split('.')[0]]);
  });

  it('every rule has a tree that breaks it', () => {
    const named = new Set(broken.map((name) => name.split('.')[0]));
    expect([...new Set(configuration.forbidden.map(({ name }) => name))].filter((name) => !named.has(name))).toEqual(
      [],
    );
  });

  it('what the architecture allows breaks no rule', () => {
    const { status, rules, output } = cruise(join(fixtures, 'allowed'));
    expect(status, output).toBe(0);
    expect(rules).toEqual([]);
  });

  it('the repository breaks no rule', () => {
    const { status, output } = cruise(root);
    expect(status, output).toBe(0);
  });
});

/** The names of the rules that fired, each once. */
function cruise(tree: string) {
  const script = join(root, 'scripts', 'boundaries.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, tree], { cwd: root, encoding: 'utf8' });
  const rules = [...stdout.matchAll(/^([a-z-]+): .* -> /gm)].map((match) => match[1]);
  return { status, rules: [...new Set(rules)], output: stdout + stderr };
}
