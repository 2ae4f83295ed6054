import { MOST_LABELS } from '@fairlot/contract/identity/rules';
import { Refusal } from '../../../platform/refusal.ts';

/** Labels after a change, in alphabetical order. @throws Refusal request.invalid when there are too many */
export function changedLabels(labels: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const changed = [...new Set([...labels, ...add])].filter((label) => !remove.includes(label));
  if (changed.length > MOST_LABELS) throw new Refusal('request.invalid', { field: 'add', reason: 'too-many' });
  return changed.toSorted();
}
