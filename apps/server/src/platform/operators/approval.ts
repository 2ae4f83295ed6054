import type { ApprovalKind as Kind, Permission } from '@fairlot/contract';
import type { Tx } from '../db/index.ts';

/** The change made by an approved request, as the audit trail records it. */
export interface Change {
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The request being executed, with the names of its requester and its approver. */
interface ApprovalContext {
  approvalId: bigint;
  reason: string;
  askedBy: string;
  approvedBy: string;
}

/** A kind of change that needs a second operator. `Payload` is the requested change, stored as JSON. */
export interface Approval<Payload> {
  kind: Kind;
  /** Permission to request and to decide. Operators never decide on their own requests. */
  permission: Permission;
  /**
   * Field of the payload that names the object, for kinds with one open request per object: another one is refused
   * with `approval.pending`.
   */
  onePer?: string;
  /** Id of the operator whose account would be changed: this operator may reject the request, but not approve it. */
  account?(payload: Payload): string;
  /** The case that the request decides: it cannot be approved while the case is on hold. */
  case?(payload: Payload): string;
  /** The object of the request, as the audit trail names it. */
  object(payload: Payload): string;
  /**
   * The object of the request as approvers see it, where the trail's name is not enough.
   * @param language operator code of the language of names
   */
  title?(payload: Payload, language: string): string;
  /** Minor units, signed. */
  amount?(payload: Payload): { amountMinor: bigint; asset: string };
  /** The changes that would be made, one fact each (`factLine`). The console translates their names and values. */
  details?(payload: Payload): string[];
  /**
   * Executes the change, in the transaction that marks the request as executed and writes the trail.
   * @throws Refusal when a rule forbids it: the request has failed. After any other error the request is retried.
   */
  execute(tx: Tx, payload: Payload, context: ApprovalContext): Promise<Change>;
  /** Runs after the commit. */
  executed?(): void;
}

/** An approval with the type of its payload erased, for code that stores requests of all kinds. */
export type ApprovalKind = Approval<unknown>;

/** Declares an approval kind. */
export function approval<Payload>(descriptor: Approval<Payload>): Approval<Payload> & ApprovalKind {
  return descriptor as Approval<Payload> & ApprovalKind;
}

/**
 * A fact for approvers, `name: value` or `name: before → after`. Names are codes; ` · ` leads to a part, such as
 * `rates · slots`. Lists and objects are JSON, null is "–".
 */
export function factLine(name: string, ...values: readonly unknown[]): string {
  return `${name}: ${values.map(factText).join(' → ')}`;
}

/** Typed text that could be mistaken for a previous value or for JSON is quoted, and its arrow is escaped. */
function factText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string' && !/→|^[[{"]/.test(value)) return value;
  return JSON.stringify(value).replaceAll('→', String.raw`\u2192`);
}
