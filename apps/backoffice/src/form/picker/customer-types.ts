import { translated } from '../../shared/language.ts';
import type { Choice } from '../pick-field.tsx';

/** Names of customer types, by their codes. */
export const customerTypeNames: Readonly<Record<string, string>> = translated('formCustomerTypeNames', {
  0: 'Members',
  1: 'Agents',
  4: 'Trial players',
});

/** Customer types as choices. */
export const customerTypeChoices: readonly Choice[] = Object.entries(customerTypeNames).map(([value, label]) => ({
  value,
  label,
}));
