import type { Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';

/** The period and parts that a figure is requested for. */
export interface FigureSpan {
  /** Inclusive. */
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Length of a part, by the zone's clock. */
  part: 'hour' | 'day';
  /** IANA name of the merchant's time zone. */
  zone: string;
  asset: string;
}

export interface FigurePart {
  /** Start of the part. */
  at: Date;
  /** Minor units of money, or a count. */
  value: bigint;
}

/** A sum over time that the dashboard shows. */
export interface Figure {
  /** For example `deposits`; the console's section of the room provides the label. */
  name: string;
  permission: Permission;
  unit: 'money' | 'count';
  /** How it counts in the net gaming revenue; it does not count if absent. */
  net?: 'adds' | 'takes';
  /** Parts in order; empty parts may be omitted. Reads a read model or an index. */
  parts(executor: Executor, span: FigureSpan): Promise<readonly FigurePart[]>;
  /** The total, where it is not the sum of the parts, such as a number of persons. */
  whole?(executor: Executor, span: FigureSpan): Promise<bigint>;
}

/** A row of the revenue breakdown. */
export interface RevenueLine {
  product: string;
  vendor: string | null;
  gameId: string;
  gameName: string;
  bets: bigint;
  stakeMinor: bigint;
  winMinor: bigint;
}

/** Breakdown of the revenue; one room provides it. */
export interface RevenueSplit {
  permission: Permission;
  /** The games with the highest stakes, named in a language, and the number of games. */
  byGame(
    executor: Executor,
    span: FigureSpan,
    limit: number,
    language: string,
  ): Promise<{ lines: readonly RevenueLine[]; total: number }>;
}

/** Health of an outside party that a room depends on. */
export interface HealthLine {
  name: string;
  state: 'good' | 'slow' | 'down' | 'unknown';
  /** Median response time of the last minutes; null if there were no calls. */
  latencyMs: number | null;
  /** Share of failed calls, 0 to 1; null if there were no calls. */
  errorShare: number | null;
  /** Time of the last response or message from it. */
  heardAt: Date | null;
  /** Delay of the latest draw; only for draws. */
  lateMs?: number;
  /** Path of the console page with details. */
  page: string;
}

export interface HealthSource {
  permission: Permission;
  read(): Promise<readonly HealthLine[]>;
}
