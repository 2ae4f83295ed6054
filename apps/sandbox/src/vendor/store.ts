import { randomBytes } from 'node:crypto';
import { readIfAny, replaceFile } from '../files.ts';
import type { VendorState } from './model.ts';

/** Maximum number of stored operations; older ones are no longer reported. */
const MOST_OPERATIONS = 50_000;
const MOST_ROUNDS = 20_000;
const MOST_SESSIONS = 5000;
const SAVE_MS = 300;

export type VendorStore = {
  readonly state: VendorState;
  /** Marks the state as changed; it is written to disk a moment later. */
  touch(): void;
  close(): Promise<void>;
};

/** The vendors' state that persists across starts. @throws {Error} when its file is damaged */
export async function openVendorStore(path: string): Promise<VendorStore> {
  const state = await load(path);
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const save = () => {
    timer = undefined;
    writing = writing.then(() => replaceFile(path, JSON.stringify(trimmed(state)), false));
    // A state that cannot be saved ends the process: its supervisor reports and restarts it.
    void writing;
  };
  return {
    state,
    touch: () => void (timer ??= setTimeout(save, SAVE_MS)),
    async close() {
      if (timer !== undefined) {
        clearTimeout(timer);
        save();
      }
      await writing;
    },
  };
}

function trimmed(state: VendorState): VendorState {
  state.operations.splice(0, state.operations.length - MOST_OPERATIONS);
  state.rounds.splice(0, state.rounds.length - MOST_ROUNDS);
  state.sessions.splice(0, state.sessions.length - MOST_SESSIONS);
  return state;
}

async function load(path: string): Promise<VendorState> {
  const empty: VendorState = {
    ownGames: {},
    sessions: [],
    operations: [],
    tickets: [],
    owed: [],
    rounds: [],
    freeRounds: [],
    purses: {},
    transfers: {},
    jackpots: {},
    hands: {},
    tableSecret: randomBytes(32).toString('hex'),
  };
  const text = await readIfAny(path);
  try {
    return { ...empty, ...(JSON.parse(text ?? '{}') as Partial<VendorState>) };
  } catch (error) {
    throw new Error(`${path} is damaged: delete it to start the vendors empty`, { cause: error });
  }
}
