import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { TestApp } from '@fairlot/testkit';
import { exportPack } from './pack.ts';

/** Pack folders for the tests of a file; `end` removes them. */
export function packFolders() {
  const folders = mkdtempSync(join(tmpdir(), 'fairlot-pack-'));
  let count = 0;

  /** A folder with these files. */
  function packOf(files: Readonly<Record<string, string>>): string {
    const folder = join(folders, String(++count));
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return folder;
  }

  /** A site's export, file by file. */
  async function exported(app: TestApp): Promise<Record<string, string>> {
    const folder = packOf({});
    await exportPack(app.platform, folder);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
      entries
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => join(parentPath, name))
        .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
    );
  }

  return { packOf, exported, end: () => rmSync(folders, { recursive: true }) };
}
