import type { ErrorCode } from '@fairlot/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { CallRefused, type Outcome } from './port.ts';

/** SQLSTATE by which functions of this room report an outcome. */
const OUTCOME_SQLSTATE = 'FL003';
/** The other of two calls was first: a name is taken (23505), or locks were taken in the opposite order. */
export const RETRIED: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

const OUTCOMES: ReadonlySet<string> = new Set<Outcome>([
  'SESSION_INVALID',
  'SESSION_EXPIRED',
  'WRONG_CURRENCY',
  'LIMIT_EXCEEDED',
  'TX_NOT_FOUND',
  'DUPLICATE_CONFLICT',
  'ALREADY_ROLLED_BACK',
  'ALREADY_SETTLED',
  'BAD_REQUEST',
]);

/** Outcome for the vendor of a thrown error; undefined for an unexpected one. */
export function outcomeOf(error: unknown): Outcome | undefined {
  if (error instanceof CallRefused) return error.outcome;
  if (error instanceof Refusal) return ofRefusal(error);
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== OUTCOME_SQLSTATE)
    return undefined;
  return 'message' in error && isOutcome(error.message) ? error.message : 'UNKNOWN';
}

function isOutcome(text: unknown): text is Outcome {
  return typeof text === 'string' && OUTCOMES.has(text);
}

const OF_REFUSALS: Readonly<Partial<Record<ErrorCode, Outcome>>> = {
  'balance.insufficient': 'INSUFFICIENT_FUNDS',
  // Another member's call with this id was first, and the ledger noticed it before this room.
  'idempotency.conflict': 'DUPLICATE_CONFLICT',
  'limit.exceeded': 'LIMIT_EXCEEDED',
  'not.found': 'GAME_UNAVAILABLE',
  'game.unavailable': 'GAME_UNAVAILABLE',
  'vendor.maintenance': 'GAME_UNAVAILABLE',
  'system.maintenance': 'GAME_UNAVAILABLE',
};

/** Every other refusal concerns the member. */
function ofRefusal({ code, value }: Refusal): Outcome {
  if (code === 'protection.refused') return isLimit(value) ? 'LIMIT_EXCEEDED' : 'PLAYER_BLOCKED';
  return OF_REFUSALS[code] ?? 'PLAYER_BLOCKED';
}

function isLimit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'reason' in value && value.reason === 'limit';
}
