import type { Permission } from '@fairlot/contract';
import type { Executor } from '../db/index.ts';
import type { FigureSpan } from './figures.ts';

/** Money that the house may lose on one draw or round that is still open. */
export interface Risk {
  title: string;
  /** Time at which it is decided; null if a member decides that. */
  at: Date | null;
  amountMinor: bigint;
  /** Its maximum; null without a limit. */
  limitMinor: bigint | null;
  asset: string;
  /** Console page that shows it. */
  page: string;
  query: Readonly<Record<string, string>>;
}

export interface RiskSource {
  /** For example `draw`; the console provides the label. */
  kind: string;
  permission: Permission;
  /** The largest risks in one asset; reads stored sums or an index of what is open. */
  largest(executor: Executor, asset: string, limit: number, language: string): Promise<readonly Risk[]>;
}

/** A part of the money that lowered the net revenue of a period. */
interface NetReason {
  title: string;
  detail: string | null;
  /** Loss of the house; positive. */
  amountMinor: bigint;
  at: Date | null;
  /** Console page that shows its rows. */
  page: string;
  query: Readonly<Record<string, string>>;
}

export interface NetReasonSource {
  /** For example `win`; the console provides the label. */
  kind: string;
  permission: Permission;
  /** The largest losses of the period, in falling order. Read when an operator asks for them. */
  largest(executor: Executor, span: FigureSpan, limit: number): Promise<readonly NetReason[]>;
}
