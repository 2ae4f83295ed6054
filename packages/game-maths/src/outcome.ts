/**
 * Returns the next uniform whole number from 0 to n - 1 of the round's stream. Games take numbers in order and never
 * put one back, so that the same stream and the same steps always give the same round.
 */
export type Draw = (n: number) => number;

/** Input of a round: everything that a verifier needs apart from the stream. */
export interface RoundInput<Choices, Step> {
  draw: Draw;
  /** Minor units, above zero. */
  stakeMinor: bigint;
  choices: Choices;
  /** The player's decisions so far, in order. */
  steps: readonly Step[];
  /** Decimals of the amounts in the choices; those of the merchant's currency by default. */
  decimals?: number | undefined;
}

/** An event of a round; plain data that can be stored and shown as text. */
export interface RoundEvent {
  kind: string;
  [detail: string]: unknown;
}

/** Outcome of a round up to its last step. */
export interface Outcome<Step = never> {
  events: RoundEvent[];
  state: 'open' | 'settled';
  /** Total stake in minor units; more than the first stake after a double or a split. */
  stakeMinor: bigint;
  /** Payout, rounded down to the minor unit; null while the round is open. */
  payoutMinor: bigint | null;
  /**
   * Step that settles the round when the player does not return; it is allowed now. Undefined when the round is
   * settled, and when nothing was decided yet: then the stake is returned.
   */
  ifAbandoned?: Step | undefined;
}

/** A choice or step that the rules do not allow. The code is stable; `field` names the invalid field. */
export class ChoiceError extends Error {
  readonly field: string;

  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'ChoiceError';
    this.field = field;
  }
}

/** Outcome of a settled round of a game without steps. */
export function settled(stakeMinor: bigint, payoutMinor: bigint, events: RoundEvent[]): Outcome {
  return { events, state: 'settled', stakeMinor, payoutMinor };
}

/** @throws ChoiceError unless the value is a whole number within the bounds */
export function requireWhole(field: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new ChoiceError(field, `a whole number from ${min} to ${max}`);
  }
  return value;
}

/** @throws ChoiceError unless the list contains the value */
export function requireOneOf<const T>(field: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new ChoiceError(field, `one of ${allowed.join(', ')}`);
  return found;
}
