import { TextField, TickField } from '../../form/fields.tsx';
import type { FieldAt } from '../../form/use-contract-form.ts';
import { catalogueTexts as words } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

interface MarkFieldsProps {
  isShown: FieldAt<boolean>;
  isTop: FieldAt<boolean>;
  isNew: FieldAt<boolean>;
  rank: FieldAt<string>;
}

/** Fields that vendors and games share: visibility, tags, order. */
export function MarkFields({ isShown, isTop, isNew, rank }: MarkFieldsProps) {
  return (
    <>
      <TickField at={isShown} label={words.shown} />
      <TickField at={isTop} label={common.hot} />
      <TickField at={isNew} label={common.isNew} />
      <TextField at={rank} label={common.position} hint={common.positionHint} inputMode="numeric" required />
    </>
  );
}

/** Error of a typed position in the order. */
export function wrongRank(rank: string): string | false {
  return !/^[1-9]\d{0,2}$/.test(rank) && common.wrongPosition;
}

/** Whether members see a row. */
export function StateCell({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <span className="badge badge--positive">{words.shown}</span>
  ) : (
    <span className="badge badge--negative">{words.hidden}</span>
  );
}

export function tagsOf({ isTop, isNew }: { isTop: boolean; isNew: boolean }): string {
  return [...(isTop ? [common.hot] : []), ...(isNew ? [common.isNew] : [])].join(', ') || '–';
}
