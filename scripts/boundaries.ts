// Checks the import rules: node scripts/boundaries.ts [roots of trees, default the repository]
import { existsSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import configuration from '../.dependency-cruiser.mjs';
import { root } from '../launcher/paths.mjs';

provideTypeScript6();
const { cruise } = await import('dependency-cruiser');

const trees = process.argv.slice(2).map((tree) => resolve(tree));
for (const tree of trees.length > 0 ? trees : [root]) await check(tree);

/** Prints every violation, then a line with the counts and the tree. */
async function check(tree: string): Promise<void> {
  const { output } = await cruise(
    ['apps', 'bench', 'e2e', 'launcher', 'packages', 'scripts', 'test'].filter((name) => existsSync(join(tree, name))),
    { ...configuration.options, baseDir: tree, validate: true, ruleSet: { forbidden: configuration.forbidden } },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  const { violations, totalCruised, totalDependenciesCruised } = output.summary;
  for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} -> ${to}`);
  const counts = `${totalCruised} modules, ${totalDependenciesCruised} dependencies, ${violations.length} violations`;
  console.log(tree === root ? counts : `${counts}: ${tree}`);
  // Without a TypeScript parser no import would be seen and the check would pass.
  if (totalDependenciesCruised === 0) throw new Error('no dependencies were found, so nothing was checked');
  if (violations.length > 0) process.exitCode = 1;
}

/** TypeScript 7 has no compiler API in JavaScript, so dependency-cruiser gets the one of version 6. */
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
