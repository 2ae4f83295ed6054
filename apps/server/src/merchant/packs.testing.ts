import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { auditBooksAndClose, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, expect } from 'vitest';
import { applyPack, exportPack } from './pack.ts';

type Files = Readonly<Record<string, string>>;

/**
 * A site for the tests of a file, with packs for it. `secrets` are environment variables that the packs refer to. After
 * the tests the books are audited.
 */
export async function openPackSite(secrets: Files = {}) {
  const { packOf, exported, end } = packFolders();
  const app = await createTestApp();
  Object.assign(process.env, secrets);
  afterAll(async () => {
    for (const name of Object.keys(secrets)) delete process.env[name];
    end();
    await auditBooksAndClose(app);
  });

  /** A pack folder with these files and an empty `merchant.yaml`. */
  const filled = (files: Files) => packOf({ 'merchant.yaml': '{}\n', ...files });
  /** Applies a pack of these files. Returns the differences. */
  const apply = (files: Files, to = app) => applyPack(to.platform, filled(files), { isDryRun: false });

  /** Expects the site to reject a pack of these files and to keep its configuration. */
  async function expectRejected(files: Files, message: RegExp | string): Promise<void> {
    const before = await exported(app);
    await expect(apply(files)).rejects.toThrow(message);
    expect(await exported(app)).toEqual(before);
  }

  /** Expects an empty site to have the same configuration after applying this one's export. Returns the export. */
  async function expectCopied(): Promise<Files> {
    const files = await exported(app);
    const other = await createTestApp();
    await apply(files, other);
    expect(await exported(other)).toEqual(files);
    expect(await apply(files, other)).toEqual([]);
    await auditBooksAndClose(other);
    return files;
  }

  return { app, filled, exported, apply, expectRejected, expectCopied };
}

/** Pack folders for the tests of a file; `end` removes them. */
export function packFolders() {
  const folders = mkdtempSync(join(tmpdir(), 'fairlot-pack-'));
  let count = 0;

  /** A folder with these files. */
  function packOf(files: Files): string {
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
