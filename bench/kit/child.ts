import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const running = new Set<ChildProcess>();

/**
 * Runs a load generator in a process of its own, so that neither the server under test nor this process shares its
 * event loop. It is sent its task and answers with one message.
 * @param script file name in bench/load
 * @param core processor to run on, where the system can pin
 * @throws when it ends without an answer or takes too long
 */
export async function runLoad<Result>(script: string, task: object, { timeoutMs, core }: { timeoutMs: number; core?: number | undefined }): Promise<Result> {
  const path = fileURLToPath(new URL(`../load/${script}`, import.meta.url));
  const pin = core === undefined ? {} : { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] };
  const child = fork(path, [], { ...pin, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.add(child);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${script} did not finish in ${timeoutMs / 1000} s`)), timeoutMs);
      child.once('message', (message) => resolve(message as Result));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it answered`)));
      child.send(task);
    });
  } finally {
    clearTimeout(timer);
    running.delete(child);
    child.kill('SIGKILL');
  }
}

/** The one task of a load generator; its answer ends the process. */
export function answerTask<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.once('message', (task) => {
    work(task as Task).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
