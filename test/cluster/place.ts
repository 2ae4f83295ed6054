import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseUser } from '@fairlot/server/platform/db/embedded/binaries';
import type { Programs } from './programs.ts';
import { type EngineUser, type Program, type ProgramOptions, runProgram } from './processes.ts';

/** What every engine of a cluster needs: programs, folder, user and passwords. */
export interface Place {
  programs: Programs;
  folder: string;
  user: EngineUser;
  passwords: { superuser: string; replication: string; app: string };
  /** Makes a folder that the engines own. */
  makeFolder(name: string): string;
  /** Writes a file that the engines own and only they read. @returns its path */
  write(name: string, text: string): string;
  /** Starts an engine as the unprivileged user. */
  run(options: Pick<ProgramOptions, 'name' | 'command' | 'env'>): Program;
}

/** Root starts the engines as `postgres`, because PostgreSQL and PgBouncer refuse to run as root. */
export function makePlace(programs: Programs): Place {
  const user = chooseUser();
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-cluster-'));
  const own = (path: string) => {
    if (user !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  const password = () => randomBytes(18).toString('hex');
  return {
    programs,
    folder,
    user,
    passwords: { superuser: password(), replication: password(), app: password() },
    makeFolder: (name) => {
      mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
      return own(join(folder, name));
    },
    write: (name, text) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      return own(join(folder, name));
    },
    run: (options) => runProgram({ ...options, folder, user, setpriv: programs.setpriv }),
  };
}
