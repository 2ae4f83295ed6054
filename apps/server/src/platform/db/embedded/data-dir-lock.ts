import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedRefusal } from './refusal.ts';

/**
 * Locks the data folder for this process. A second product on the folder would stop the first one's database as an
 * orphan.
 * @returns a function that releases the folder
 * @throws DataDirInUse while another living process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Also applies to a folder of an earlier start: it contains keys, personal data and the database.
  chmodSync(dataDir, 0o700);
  const path = join(dataDir, 'server.lock');
  const mine = describeProcess(process.pid);
  for (let tries = 0; tries < 3; tries++) {
    if (create(path, mine)) return () => rmSync(path, { force: true });
    const holder = read(path);
    if (holder !== undefined && isAlive(holder)) throw new DataDirInUse(dataDir, holder);
    // Renaming is atomic. When two starting processes both see the dead holder, one moves the dead lock away. The other
    // notices that it moved a living one, puts it back and gives up.
    const aside = `${path}.${process.pid}`;
    try {
      renameSync(path, aside);
    } catch {
      continue; // another process was faster; check again
    }
    if (holder !== undefined && read(aside) !== holder) {
      renameSync(aside, path);
      throw new DataDirInUse(dataDir, read(path) ?? 'unknown');
    }
    rmSync(aside, { force: true });
  }
  throw new DataDirInUse(dataDir, read(path) ?? 'unknown');
}

export class DataDirInUse extends EmbeddedRefusal {
  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by process ${holder.split(' ')[0]}. Stop it first, or set ` +
        'DATA_DIR to another folder.',
    );
  }
}

/** Whether a living process holds the folder. */
export function isDataDirHeld(dataDir: string): boolean {
  const holder = read(join(dataDir, 'server.lock'));
  return holder !== undefined && isAlive(holder);
}

function create(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // no such file: no process holds it
  }
}

/** Process id and, where the system reports it, its start time, so that a reused id is not mistaken for the holder. */
function describeProcess(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0'; // not Linux
  }
}

function isAlive(holder: string): boolean {
  const [pidText = '', started = '0'] = holder.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return started === '0' || startTime(pid) === started;
}
