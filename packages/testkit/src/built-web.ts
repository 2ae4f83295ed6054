import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashSources } from '../../../scripts/lib/web-build.mjs';
import { CACHE } from './image-cache.ts';

const BUILD = fileURLToPath(new URL('../../../apps/web/scripts/build.mjs', import.meta.url));
let built: Promise<string> | undefined;

/** The folder of the built web app, made once per state of its sources; that of a former state goes. */
export function builtWeb(): Promise<string> {
  built ??= ensureBuilt();
  return built;
}

async function ensureBuilt(): Promise<string> {
  const path = join(CACHE, `web-${hashSources('web').slice(0, 16)}`);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (/^web-[^.]+$/.test(name)) rmSync(join(CACHE, name), { recursive: true, force: true });
  const partial = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await promisify(execFile)(process.execPath, [BUILD, partial]);
  // Another process may have been faster; its folder is as good.
  if (existsSync(path)) rmSync(partial, { recursive: true });
  else renameSync(partial, path);
  return path;
}
