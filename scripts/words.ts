// Plain English: comments (also of SQL and style sheets), test titles, documents, the English texts of
// players and of the console, messages and error texts of the server, the summaries of the API contract, and names in
// the code (docs/writing.md).
import { globSync, readFileSync } from 'node:fs';
import { fromRoot, root } from '../launcher/paths.mjs';
import {
  type Passage,
  readCatalogue,
  readConsoleTexts,
  readContractTexts,
  readCss,
  readMarkdown,
  readObjectTexts,
  readScript,
  readSql,
  readYaml,
} from './lib/words/passages.ts';
import { findPrivateNames, findUncounted } from './lib/words/names.ts';
import { findMisspelt, wordsOf } from './lib/words/spelling.ts';
import { findStiff } from './lib/words/style.ts';

/** The specification and its decisions are given; fixtures are broken on purpose. */
const LEFT_OUT = ['**/node_modules', '**/dist', '**/.cache', '**/fixtures', 'docs/spec/{spec,decisions}.md'];

const files = globSync(
  [
    '*.{md,ts,mjs}',
    'docs/**/*.md',
    '{apps,bench,e2e,launcher,packages,scripts,test}/**/*.{md,ts,tsx,mjs,js}',
    'apps/web/locales/EN/*.json',
    'packs/*/content/EN.yaml',
    'apps/server/src/**/{functions,migrations}/*.sql',
    '{apps,packages}/**/*.css',
  ],
  { cwd: root, exclude: LEFT_OUT },
);
const found = files.map((path) => {
  const text = readFileSync(fromRoot(path), 'utf8');
  return { path, passages: read(path, text), names: isCode(path) ? findPrivateNames(text) : [] };
});
const misspelt = await findMisspelt(
  found.flatMap(({ passages }) => passages.filter(({ hasValues }) => !hasValues).map(({ text }) => text)),
);
const faults = found.flatMap(({ path, passages, names }) => [
  ...names.map(({ line, fault }) => `${path}:${line}: ${fault}`),
  ...passages.flatMap(({ line, text, hasValues }) => [
    ...[...findStiff(text), ...(path.endsWith('.json') ? findUncounted(text) : [])].map(
      (fault) => `${path}:${line}: ${fault}`,
    ),
    ...(hasValues ? [] : wordsOf(text))
      .filter((word) => misspelt.has(word))
      .map((word) => `${path}:${line}: "${word}" is in no dictionary (scripts/lib/words/dictionary.txt)`),
  ]),
]);
for (const fault of faults) console.error(fault);
const count = found.reduce((sum, { passages }) => sum + passages.length, 0);
console.log(`${count} passages of ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 || count === 0 ? 1 : 0;

/** Files whose names are checked, too: not those of this check, which contain the private words. */
function isCode(path: string): boolean {
  return /\.(?:tsx?|mjs|sql|json|css)$/.test(path) && !path.startsWith('scripts/lib/words/');
}

function read(path: string, text: string): Passage[] {
  if (path.endsWith('.md')) return readMarkdown(text);
  if (path.endsWith('.json')) return readCatalogue(text);
  if (path.endsWith('.sql')) return readSql(text);
  if (path.endsWith('.css')) return readCss(text);
  if (path.endsWith('.yaml')) return readYaml(text);
  const isTexts = /^apps\/backoffice\/.*(?<!\.test)\.tsx?$/.test(path);
  const isContract = /^packages\/contract\/src\/.*(?<!\.test)\.ts$/.test(path);
  const isMessages = /^packages\/contract\/src\/.*errors\.ts$|^apps\/server\/src\/.*\bwords\b.*(?<!\.test)\.ts$/.test(
    path,
  );
  return [
    ...readScript(path, text),
    ...(isMessages ? readObjectTexts(path, text) : []),
    ...(isTexts ? readConsoleTexts(path, text) : []),
    ...(isContract ? readContractTexts(path, text) : []),
  ];
}
