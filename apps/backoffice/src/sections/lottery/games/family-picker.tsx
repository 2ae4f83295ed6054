import { useId } from 'react';
import { ownText } from '../../../shared/language.ts';
import type { Family } from './game-draft.ts';
import { gameTexts as words } from './texts.ts';

interface FamilyPickerProps {
  families: readonly Family[];
  chosen: string;
  onChoose: (family: Family) => void;
}

/** Choice of the lottery family: a card for each, with a description of its draws. */
export function FamilyPicker({ families, chosen, onChoose }: FamilyPickerProps) {
  const name = useId();
  return (
    <fieldset className="bare family-cards">
      <legend className="visually-hidden">{words.family}</legend>
      {families.map((family) => (
        <label key={family.family} className="family-card">
          <input type="radio" name={name} checked={chosen === family.family} onChange={() => onChoose(family)} />
          <strong>{ownText(family.names)}</strong>
          <span>{ownText(family.about)}</span>
          <small className="muted">
            {words.numbers(family.structure.reduce((sum, { count }) => sum + count, 0))}
            {' · '}
            {words.bets(family.plays.length)}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

/** Name of a family in the operator's language. */
export const familyName = (families: readonly Family[], family: string): string | undefined =>
  ownText(families.find((one) => one.family === family)?.names ?? { EN: family });
