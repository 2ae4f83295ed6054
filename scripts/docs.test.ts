import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fromRoot } from '../launcher/paths.mjs';

const GUIDES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/development.md'];
/** The room that the recipes create, and placeholders. */
const EXAMPLE = /raffles|[<…*]/;

it.each(GUIDES)('%s names existing files and links to existing pages', (guide) => {
  const text = readFileSync(fromRoot(...guide.split('/')), 'utf8');
  const named = [...text.matchAll(/`((?:apps|packages|scripts|docs|test|e2e)\/[^`\s]+)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => join(dirname(guide), path));
  const lost = [...named, ...linked].filter((path) => !EXAMPLE.test(path) && !existsSync(fromRoot(...path.split('/'))));
  expect(lost).toEqual([]);
});
