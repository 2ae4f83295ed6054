import { translated } from '../shared/language.ts';
import type { Choice } from './pick-field.tsx';

/** Names of products, by their codes. */
export const productTexts = translated('formProductNames', {
  lottery: 'Lottery',
  slots: 'Slots',
  live: 'Live casino',
  pvp: 'Card games',
  fish: 'Fishing',
  sports: 'Sports',
  esports: 'Esports',
  cockfight: 'Cockfight',
  originals: 'In-house games',
});

/** The same, for any code. */
export const productNames: Readonly<Record<string, string>> = { ...productTexts };

/** Products as choices. */
export const productChoices: readonly Choice[] = Object.entries(productNames).map(([value, label]) => ({
  value,
  label,
}));
