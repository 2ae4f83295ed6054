import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs daemons where the PATH of ordinary users does not reach. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Path of an installed program. Where it is missing, prints how to install it, and its tests are skipped.
 * @param name also the name of its Debian package, unless `packageName` is given
 */
export function findProgram(name: string, packageName = name): string | undefined {
  const found = pathOf(name);
  if (found === undefined)
    process.stderr.write(`${name} is not installed, its tests are skipped (Debian: apt-get install ${packageName})\n`);
  return found;
}

/** Path of an installed program. */
export function pathOf(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FURTHER];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not in this folder
  }
}
