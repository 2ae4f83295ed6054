// Checks who imports whom: node scripts/boundaries.ts [root of the tree, default the repository]
import { existsSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import configuration from '../.dependency-cruiser.mjs';
import { root } from './lib/paths.mjs';

provideTypeScript6();
const { cruise } = await import('dependency-cruiser');

const tree = resolve(process.argv[2] ?? root);
const folders = ['apps', 'packages'].filter((name) => existsSync(join(tree, name)));
const { output } = await cruise(folders, {
  ...configuration.options,
  baseDir: tree,
  validate: true,
  ruleSet: { forbidden: configuration.forbidden },
});
if (typeof output === 'string') throw new Error('the cruise gave a text instead of its result');

const { violations, totalCruised, totalDependenciesCruised } = output.summary;
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${totalDependenciesCruised} dependencies, ${violations.length} violations`);
// Without a TypeScript parser every import would go unseen and nothing would be wrong.
if (totalDependenciesCruised === 0) throw new Error('no dependency was seen: the check is blind');
process.exitCode = violations.length > 0 ? 1 : 0;

/** TypeScript 7 has no compiler API in JavaScript; dependency-cruiser gets the one of version 6. */
function provideTypeScript6(): void {
  const require = createRequire(import.meta.url);
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const name = /^typescript(\/package\.json)?$/.exec(specifier);
      if (name === null || context.parentURL?.includes('/dependency-cruiser/') !== true)
        return nextResolve(specifier, context);
      const path = require.resolve(`@typescript/typescript6${name[1] ?? ''}`);
      return { url: pathToFileURL(path).href, shortCircuit: true };
    },
  });
}
