import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseUser } from '@fairlot/server/platform/db/embedded/binaries';
import type { Programs } from './programs.ts';
import { type EngineUser, type Program, type ProgramOptions, runProgram } from './processes.ts';

/** Programs, folder, user and passwords of a cluster's engines. */
export interface Place {
  programs: Programs;
  folder: string;
  user: EngineUser;
  passwords: { superuser: string; replication: string; app: string };
  /** Makes a folder that the engines own. */
  makeFolder(name: string): string;
  /** Makes a folder with a size limit that the engines own. @returns undefined if this user may not mount one */
  makeDisk(name: string, megabytes: number): string | undefined;
  /** Writes a file that the engines own and only they read. @returns its path */
  write(name: string, text: string): string;
  /** Starts an engine as the unprivileged user. */
  run(options: Pick<ProgramOptions, 'name' | 'command' | 'env' | 'stopSignal'>): Program;
  /** Adds what `close` does before it removes the folder, in reverse order. */
  onClose(work: () => unknown): void;
  /** Stops everything that still runs and removes the folder. */
  close(): Promise<void>;
}

/** The programs of the full form. */
export function replicatedOf({ programs }: Place): NonNullable<Programs['replicated']> {
  if (programs.replicated === undefined) throw new Error('The small form has one PostgreSQL');
  return programs.replicated;
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
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  return {
    programs,
    folder,
    user,
    passwords: { superuser: password(), replication: password(), app: password() },
    makeFolder: (name) => {
      mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
      return own(join(folder, name));
    },
    makeDisk: (name, megabytes) => {
      if (user === undefined) return undefined;
      const path = join(folder, name);
      mkdirSync(path);
      const options = `size=${megabytes}m,mode=0700,uid=${user.uid},gid=${user.gid}`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'fairlot-cluster', path]);
      closing.push(() => execFileSync('umount', ['--lazy', path]));
      return path;
    },
    write: (name, text) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      return own(join(folder, name));
    },
    run: (options) => {
      const program = runProgram({ ...options, folder, user, setpriv: programs.setpriv });
      closing.push(() => program.stop());
      return program;
    },
    onClose: (work) => void closing.push(work),
    close: async () => {
      const errors: unknown[] = [];
      for (const work of closing.splice(0).toReversed()) {
        try {
          await work();
        } catch (error) {
          errors.push(error); // what follows must be stopped and unmounted too
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, `Not everything in ${folder} could be stopped`);
    },
  };
}
