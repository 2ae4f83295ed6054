import { readIfAny, replaceFile } from './files.ts';
import type { SandboxState } from './model.ts';

export type StateFile = {
  readonly state: SandboxState;
  /** Resolves when everything in `state` at the time of the call is on disk. */
  save(): Promise<void>;
};

/**
 * Loads the sandbox's state, empty when there is none yet.
 * @throws {Error} when the file exists and cannot be read as state
 */
export async function openStateFile(path: string): Promise<StateFile> {
  const state = await load(path);
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;

  const write = async () => {
    queued = undefined;
    running = replaceFile(path, JSON.stringify(state));
    await running;
  };
  return {
    state,
    // Calls during a write share the next one: its snapshot is taken after all of them.
    save: () => (queued ??= (running ?? Promise.resolve()).then(write, write)),
  };
}

async function load(path: string): Promise<SandboxState> {
  const text = await readIfAny(path);
  if (text === undefined) return { payments: [], payouts: [], transfers: [], deliveries: [], endpoints: {} };
  try {
    const { payments, payouts, transfers = [], deliveries, endpoints } = JSON.parse(text) as Partial<SandboxState>;
    if (Array.isArray(payments) && Array.isArray(payouts) && Array.isArray(deliveries) && endpoints !== undefined)
      return { payments, payouts, transfers, deliveries, endpoints };
  } catch (error) {
    throw new Error(`${path} is damaged: delete it to start the sandbox empty`, { cause: error });
  }
  throw new Error(`${path} is not a sandbox state file`);
}
