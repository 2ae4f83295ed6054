import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { replaceFile } from '../files.ts';

/** Data of the players that survives a restart. Everything else about them follows from the seed. */
export type Memory = {
  readonly seed: string;
  /** Number of players so far; the next one has this number. */
  known: number;
  /** Invitation codes of agents for players. */
  invitations: string[];
  /** Code of the demonstration's agent for new agents; empty when there is none. */
  partnerCode: string | undefined;
  /** Device cookies by number of the device. */
  devices: Record<string, string>;
};

export type MemoryFile = { memory: Memory; save(): Promise<void> };

/** Loads the players' data, or begins a new population. The seed is secret: passwords follow from it. */
export async function openMemory(path: string): Promise<MemoryFile> {
  const memory = await load(path);
  let saving = Promise.resolve();
  return {
    memory,
    save: () => {
      saving = saving.then(() => replaceFile(path, JSON.stringify(memory), false));
      return saving;
    },
  };
}

async function load(path: string): Promise<Memory> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  try {
    const { seed, known = 0, invitations = [], partnerCode, devices = {} } = JSON.parse(text) as Partial<Memory>;
    return { seed: seed ?? randomBytes(16).toString('hex'), known, invitations, partnerCode, devices };
  } catch (error) {
    throw new Error(`${path} is damaged: delete it to begin with new players`, { cause: error });
  }
}
