import type { TSchema } from 'typebox';
import type { Executor, Tx } from '../db/index.ts';

/** Keys and indexes that lead to a value of a file. */
export type PackPath = readonly (string | number)[];

/** Why a pack is refused, and at which value of its file. */
export class PackRefusal extends Error {
  readonly path: PackPath;
  readonly reason: string;
  constructor(path: PackPath, reason: string) {
    super(reason);
    this.path = path;
    this.reason = reason;
  }
}

/** Other files of a pack, such as pictures. */
export interface PackFiles {
  /** The content of a file; undefined when the pack has none of this name, or the name leads out of it. */
  read(name: string): Buffer | undefined;
}

/**
 * Configuration of a room that is kept as one file of a merchant pack. `T` is the value of the file: a record of
 * entries, each of which may be left out.
 */
export interface PackPart<T extends Record<string, unknown> = Record<string, unknown>> {
  /** Name of the file without its extension. */
  name: string;
  /** Shape of the file; unknown fields are refused. */
  schema: TSchema;
  /** The current configuration, in full. Writes what else it needs with `keep`, which answers its name in the pack. */
  read(executor: Executor, keep: (name: string, content: Uint8Array) => string): Promise<T>;
  /**
   * What the configuration is to be: the file's entries laid over the current ones. Entries that the file leaves out
   * stay as they are. May store what entries refer to, in the transaction.
   * @throws PackRefusal
   */
  complete(tx: Tx, current: T, wanted: T, files: PackFiles): Promise<T>;
  /** Makes the configuration what `next` says, by the rules of the console. @throws PackRefusal */
  apply(tx: Tx, current: T, next: T): Promise<void>;
  /** Drops what this process remembers of the configuration. Runs in the transaction and after its end. */
  forget(): void;
  /** Runs after the commit, outside of any transaction. */
  applied?(): void;
}

/** Hides the type of a part's file, whose shape is checked before the part receives it. */
export const packPart = <T extends Record<string, unknown>>(part: PackPart<T>): PackPart => part as unknown as PackPart;
