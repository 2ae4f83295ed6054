import type { TSchema } from 'typebox';
import type { Executor, Tx } from '../db/index.ts';

/** Keys and indexes that lead to a value of a file. */
export type PackPath = readonly (string | number)[];

/** The reason why a pack is refused, and the location of the value in its file. */
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
  /** The content of a file; undefined when the pack has no file of this name, or the name points outside the pack. */
  read(name: string): Buffer | undefined;
}

/**
 * Configuration of a room that is stored as one file of a merchant pack. `T` is the value of the file: a record of
 * entries, each of which may be omitted.
 */
export interface PackPart<T extends Record<string, unknown> = Record<string, unknown>> {
  /** Name of the file without its extension. */
  name: string;
  /** Name of the part that is applied after this one, although its room comes earlier. */
  before?: string;
  /** Key of the value whose entries are files of a folder of the same name, such as the texts of each language. */
  folder?: string;
  /** Shape of the value; unknown fields are refused. */
  schema: TSchema;
  /** The complete current configuration. Writes further files with `keep`, which returns their names in the pack. */
  read(executor: Executor, keep: (name: string, content: Uint8Array) => string): Promise<T>;
  /**
   * The target configuration: the file's entries merged over the current ones. Entries that the file omits stay
   * unchanged. May store data that entries refer to, in the transaction.
   * @throws PackRefusal
   */
  complete(tx: Tx, current: T, wanted: T, files: PackFiles): Promise<T>;
  /** Changes the configuration to `next`, by the rules of the console. @throws PackRefusal */
  apply(tx: Tx, current: T, next: T): Promise<void>;
  /**
   * Checks references to entries of later parts, once all parts of a pack have been applied.
   * @param wanted the file's own entries
   * @throws PackRefusal
   */
  verify?(tx: Tx, wanted: T): Promise<void>;
  /** Clears this process's cache of the configuration. Runs both in the transaction and after its end. */
  forget(): void;
  /** Runs after the commit, outside any transaction. */
  applied?(): void;
}

/** Erases the type of a part's file, whose shape is checked before the part receives it. */
export const packPart = <T extends Record<string, unknown>>(part: PackPart<T>): PackPart => part as unknown as PackPart;
