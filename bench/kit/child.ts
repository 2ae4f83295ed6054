import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pinned } from './pin.ts';

export interface LoadOptions {
  timeoutMs: number;
  /** Processor to run on, where the system supports pinning. */
  core?: number | undefined;
}

export interface Load<Result> {
  /** Resolves once the generator reports that it is ready. */
  ready: Promise<void>;
  result: Promise<Result>;
}

type Report<Result> = { ready: true } | { result: Result };

/**
 * Starts a load generator in a separate process, so that neither the server under test nor this process shares its
 * event loop. Both promises are rejected when it ends without a result or takes too long.
 * @param script file name in bench/load
 */
export function startLoad<Result>(script: string, task: object, { timeoutMs, core }: LoadOptions): Load<Result> {
  const path = fileURLToPath(new URL(`../load/${script}`, import.meta.url));
  const [execPath, ...execArgv] = pinned(core, [process.execPath]);
  const child = fork(path, [], { execPath, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ready = Promise.withResolvers<void>();
  const result = Promise.withResolvers<Result>();
  const fail = (error: Error) => {
    ready.reject(error);
    result.reject(error);
  };
  const timer = setTimeout(() => fail(new Error(`${script} did not finish in ${timeoutMs / 1000} s`)), timeoutMs);
  child.on('message', (message) => {
    ready.resolve();
    const report = message as Report<Result>;
    if ('result' in report) result.resolve(report.result);
  });
  child.once('error', fail);
  child.once('exit', (code) => fail(new Error(`${script} ended with ${code} before it answered`)));
  child.send(task);
  const end = () => {
    clearTimeout(timer);
    process.off('exit', kill);
    kill();
  };
  result.promise.then(end, end);
  ready.promise.catch(() => undefined); // a caller that only awaits the result gets the error there
  return { ready: ready.promise, result: result.promise };
}

export function runLoad<Result>(script: string, task: object, options: LoadOptions): Promise<Result> {
  return startLoad<Result>(script, task, options).result;
}

/** Runs the single task of a load generator; sending its result ends the process. */
export function answerTask<Task, Result>(work: (task: Task, sayReady: () => void) => Promise<Result>): void {
  const say = (report: Report<Result>) => void process.send?.(report);
  process.once('message', (task) => {
    work(task as Task, () => say({ ready: true })).then(
      (result) => say({ result }),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
