import type { Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

/** What a figure is asked about. */
export interface FigureSpan {
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  /** How long a part is, by the clock of the zone. */
  part: 'hour' | 'day';
  /** IANA name of the merchant's zone. */
  zone: string;
  asset: string;
}

export interface FigurePart {
  /** When the part begins. */
  at: Date;
  /** Minor units of money, or a number of things. */
  value: bigint;
}

/** A sum over time that the dashboard shows. */
export interface Figure {
  /** Such as `deposits`; the console's section of the room names it in words. */
  name: string;
  permission: Permission;
  unit: 'money' | 'count';
  /** How it counts in the net gaming revenue; not at all where absent. */
  net?: 'adds' | 'takes';
  /** Parts in their order; one without anything may be left out. Answers from a read model or an index. */
  parts(executor: Executor, span: FigureSpan): Promise<readonly FigurePart[]>;
  /** The whole, where it is not the sum of its parts, such as persons. */
  whole?(executor: Executor, span: FigureSpan): Promise<bigint>;
}

/** A line of a table that splits the revenue. */
export interface RevenueLine {
  product: string;
  vendor: string | null;
  gameId: string;
  gameName: string;
  bets: bigint;
  stakeMinor: bigint;
  winMinor: bigint;
}

/** How the revenue is made up; one room has it. */
export interface RevenueSplit {
  permission: Permission;
  /** The games with the highest stakes, and how many there are. */
  byGame(
    executor: Executor,
    span: FigureSpan,
    limit: number,
  ): Promise<{ lines: readonly RevenueLine[]; total: number }>;
}

/** How an outside party that a room depends on is doing. */
export interface HealthLine {
  name: string;
  state: 'good' | 'slow' | 'down' | 'unknown';
  /** Median answer of the last minutes; null where nothing was asked. */
  latencyMs: number | null;
  /** Share of calls that failed, 0 to 1; null where nothing was asked. */
  errorShare: number | null;
  /** When it was last heard of. */
  heardAt: Date | null;
  /** Path of the console's page that shows more. */
  page: string;
}

export interface HealthSource {
  permission: Permission;
  read(): Promise<readonly HealthLine[]>;
}
