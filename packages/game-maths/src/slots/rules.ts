import { ChoiceError } from '../outcome.ts';

/**
 * Version of the rules that new rounds of orchard and lantern follow. Rounds without one were played under the first
 * rules, before these slots had a feature.
 */
export const SLOT_RULES = 2;

/** Choices of a slot whose rules have changed. */
export interface VersionedChoices {
  /** Set by the server, so that a round is always computed by the rules under which it was played. */
  rules?: typeof SLOT_RULES;
}

/** @throws ChoiceError on a version that does not exist */
export function isOfFirstRules({ rules }: { rules?: unknown }): boolean {
  if (rules !== undefined && rules !== SLOT_RULES) throw new ChoiceError('rules', `none or ${SLOT_RULES}`);
  return rules === undefined;
}
