import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The user that runs the engines; undefined: the current one. */
export type EngineUser = { uid: number; gid: number } | undefined;

/** A program that can be ended and started again. */
export interface Program {
  readonly name: string;
  /** Path of the file with everything it printed. */
  readonly logPath: string;
  pid(): number;
  isRunning(): boolean;
  start(): void;
  /** Ends it as an operator does, and without mercy after `withinMs`. */
  stop(withinMs?: number): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Ends it without warning, with all its children. */
  killAll(): Promise<void>;
  /** Suspends it with all its children, until `wake`. */
  freeze(): void;
  wake(): void;
}

export interface ProgramOptions {
  name: string;
  command: string[];
  folder: string;
  env?: Record<string, string>;
  user?: EngineUser;
  /** Path of the program `setpriv`, which ends the program with this process. Server processes watch their channel. */
  setpriv?: string;
  /** SIGTERM unless given. */
  stopSignal?: NodeJS.Signals;
}

const STOP_MS = 20_000;

/** Prepares a program and starts it. Its output goes to `<folder>/<name>.log`. */
export function runProgram({ name, command, folder, env = {}, user, setpriv, stopSignal }: ProgramOptions): Program {
  const logPath = join(folder, `${name}.log`);
  const output = openSync(logPath, 'a');
  const [file = '', ...args] = setpriv === undefined ? command : [setpriv, '--pdeathsig', 'TERM', ...command];
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const pid = () => {
    if (!isRunning() || child?.pid === undefined) throw new Error(`${name} is not running; its output: ${logPath}`);
    return child.pid;
  };
  const start = () => {
    child = spawn(file, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: folder, ...env },
      stdio: ['ignore', output, output, ...(setpriv === undefined ? (['ipc'] as const) : [])],
      ...user,
    });
    child.on('error', () => {}); // the log and the missing answer report it
  };
  const end = async (signal: NodeJS.Signals, withinMs: number) => {
    if (!isRunning() || child === undefined) return;
    const ending = child;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    ending.kill('SIGCONT');
    const timer = setTimeout(() => ending.kill('SIGKILL'), withinMs);
    await exited;
    clearTimeout(timer);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const member of [pid(), ...descendantsOf(pid())]) send(member, signal);
  };
  start();
  return {
    name,
    logPath,
    pid,
    isRunning,
    start,
    stop: (withinMs = STOP_MS) => end(stopSignal ?? 'SIGTERM', withinMs),
    kill: () => end('SIGKILL', STOP_MS),
    killAll: async () => {
      const below = isRunning() ? descendantsOf(pid()) : [];
      await end('SIGKILL', STOP_MS);
      for (const member of below) send(member, 'SIGKILL');
    },
    freeze: () => signalAll('SIGSTOP'),
    wake: () => signalAll('SIGCONT'),
  };
}

/** All processes below one, children before grandchildren (Linux: /proc). */
export function descendantsOf(ancestor: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      continue; // it ended meanwhile
    }
  }
  const found = [ancestor];
  for (const above of found) for (const [pid, parent] of parents) if (parent === above) found.push(pid);
  return found.slice(1);
}

/** Sends a signal to a process that may have ended meanwhile. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
