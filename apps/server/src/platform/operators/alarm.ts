import type { RawBuilder } from 'kysely';
import type { Executor, Tx } from '../db/index.ts';

/** A value beyond the threshold of a rule. */
export interface AlarmFinding {
  /** Id of the object concerned, stable for the same object: an order, a draw, a vendor. */
  object: string;
  /** Readable name of the object. */
  title: string;
  /** Minor units of money, whole per cent, or a count. */
  value: bigint;
  /** Console page that shows it. */
  page: string;
  query: Readonly<Record<string, string>>;
}

export interface AlarmInput {
  /** The lowest value that counts as a finding. */
  threshold: bigint;
  /** Only events after this time are reported; earlier ones are already known. */
  since: Date;
  asset: string;
}

/** A rule's request to stop something. */
interface StopInput {
  object: string;
  threshold: bigint;
  /** Number of minutes for which it must have been beyond the threshold. */
  minutes: number;
  ruleId: bigint;
}

/** A value that a room can watch; the console's section of the room provides its label. */
export interface AlarmSource {
  kind: string;
  /** Name in mails. */
  name: string;
  unit: 'money' | 'percent' | 'count';
  /** Default threshold of a new merchant. */
  standard: bigint;
  /** True for a state that can end, such as a share of failures; false for an event, such as a win. */
  lasts: boolean;
  /** Returns at most `MOST_FINDINGS`; uses an index, so that its cost does not depend on the merchant's size. */
  find(executor: Executor, input: AlarmInput): Promise<readonly AlarmFinding[]>;
  /**
   * Stops the object until an operator opens it again. The source must guard against false alarms itself, for example
   * ones that outsiders can provoke. An object that an operator stopped remains the operator's. For states only.
   * @returns whether this call stopped it
   */
  stop?(tx: Tx, requested: StopInput): Promise<boolean>;
}

export const MOST_FINDINGS = 50;

interface StatedAlarm<R> extends Omit<AlarmSource, 'find'> {
  /** The rows beyond the threshold, at most `MOST_FINDINGS`. */
  rows(wanted: AlarmInput): RawBuilder<R>;
  /** Converts a row to a finding. */
  toFinding(row: R): AlarmFinding;
}

/** A source that is answered by one statement. */
export function alarmOf<R>({ rows, toFinding, ...source }: StatedAlarm<R>): AlarmSource {
  return { ...source, find: async (executor, wanted) => (await executor.rows(rows(wanted))).map(toFinding) };
}
