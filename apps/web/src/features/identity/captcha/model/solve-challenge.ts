import SolverWorker from 'altcha/workers/pbkdf2?worker';

interface Solution {
  counter: number;
  derivedKey: string;
}

const MAX_WORKERS = 4;
const GIVE_UP_MS = 60_000;

/**
 * Solves a challenge (ALTCHA) off the main thread, in several workers.
 * @returns the value of the field `altcha`: base64 of the challenge and its solution
 * @throws Error when a worker cannot run or no worker finds the number in time
 */
export async function solveChallenge(challenge: object): Promise<string> {
  const count = Math.min(MAX_WORKERS, Math.max(1, navigator.hardwareConcurrency));
  const workers = Array.from({ length: count }, () => new SolverWorker());
  try {
    const solution = await Promise.race(
      workers.map((worker, index) =>
        work(worker, { type: 'work', challenge, counterStart: index, counterStep: count, timeout: GIVE_UP_MS }),
      ),
    );
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function work(worker: Worker, task: object): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker could not run')));
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
      if (data !== null && 'derivedKey' in data) resolve(data);
      else reject(new Error('the challenge was not solved', { cause: data }));
    });
    worker.postMessage(task);
  });
}
