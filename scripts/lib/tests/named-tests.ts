import { globSync, readFileSync } from 'node:fs';
import { fromRoot, root } from '../../../launcher/paths.mjs';
import { findIds, findTestTitles } from './test-titles.ts';

/** A test, or a step of one, whose title names rows of the matrix. */
export interface NamedTest {
  file: string;
  title: string;
  ids: string[];
}

/** One test can hardly prove more rows than this. */
const MOST_IDS = 3;

/** Every test and step of the repository that names rows, by file. */
export function readNamedTests(): NamedTest[] {
  const files = globSync(['{apps,launcher,packages,scripts,test}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
    cwd: root,
    // The titles in the tests of these readers are examples.
    exclude: (path) => /(^|\/)(node_modules|dist|fixtures|(test-titles|named-tests)\.test\.ts)$/.test(path),
  });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      findTestTitles(readFileSync(fromRoot(file), 'utf8')).map((title) => ({ file, title, ids: findIds(title) })),
    )
    .filter(({ ids }) => ids.length > 0);
}

/** Problems of titles: ids without a row, and more rows than one test can prove. */
export function findMistakes(tests: readonly NamedTest[], known: ReadonlySet<string>): string[] {
  return tests.flatMap(({ file, title, ids }) => [
    ...ids.filter((id) => !known.has(id)).map((id) => `${file}: the matrix has no row ${id} ("${title}")`),
    ...(ids.length > MOST_IDS ? [`${file}: more than three ids ("${title}")`] : []),
  ]);
}
