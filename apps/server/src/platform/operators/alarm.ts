import type { RawBuilder } from 'kysely';
import type { Executor, Tx } from '../db/index.ts';

/** Something that goes beyond what a rule allows. */
export interface AlarmFinding {
  /** What it is about, the same as long as it is the same thing: an order, a draw, a vendor. */
  object: string;
  /** The same for people. */
  title: string;
  /** Minor units of money, whole per cent, or a number. */
  value: bigint;
  /** Where the console shows it. */
  page: string;
  query: Readonly<Record<string, string>>;
}

export interface AlarmWish {
  /** From which value on. */
  threshold: bigint;
  /** What happened before is known already. */
  since: Date;
  asset: string;
}

/** What a rule wants stopped. */
interface StopWish {
  object: string;
  threshold: bigint;
  /** How long it has to have been beyond the threshold by now. */
  minutes: number;
  ruleId: bigint;
}

/** Something that a room can be asked to watch; the console's section of the room names it in words. */
export interface AlarmSource {
  kind: string;
  unit: 'money' | 'percent' | 'count';
  /** What a merchant begins with. */
  standard: bigint;
  /** A state, which ends by itself, such as a share of failures; else something that happened, such as a win. */
  lasts: boolean;
  /** At most `MOST_FINDINGS`, from an index whatever the size of the merchant. */
  find(executor: Executor, wish: AlarmWish): Promise<readonly AlarmFinding[]>;
  /**
   * Stops what was found until an operator opens it again. Has to be sure by itself, such as that no stranger can bring
   * it about; what an operator stopped stays theirs. Of a state alone.
   * @returns whether it was stopped by this
   */
  stop?(tx: Tx, wish: StopWish): Promise<boolean>;
}

export const MOST_FINDINGS = 50;

interface StatedAlarm<R> extends Omit<AlarmSource, 'find'> {
  /** What goes beyond the threshold, at most `MOST_FINDINGS`. */
  rows(wish: AlarmWish): RawBuilder<R>;
  /** What people are told of a row. */
  told(row: R): AlarmFinding;
}

/** A source that one statement answers. */
export function alarmOf<R>({ rows, told, ...source }: StatedAlarm<R>): AlarmSource {
  return { ...source, find: async (executor, wish) => (await executor.rows(rows(wish))).map(told) };
}
