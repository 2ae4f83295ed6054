import { Button } from '@fairlot/ui';
import { useId, useState } from 'react';
import { type Translate, useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { type PickSpace, readEntry } from '../model/numbers.ts';

const SHOWN_WRONG = 8;

interface EnterNumbersSheetProps extends SheetControl {
  space: PickSpace;
  /** Returns false where the numbers cannot be added now. */
  onAdd: (numbers: readonly string[]) => boolean;
}

/** Typed or pasted numbers, validated before they are added. */
export default function EnterNumbersSheet({ open, onClose, space, onAdd }: EnterNumbersSheetProps) {
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const { numbers, stopped, wrong } = readEntry(text, space);
  const add = () => {
    if (!onAdd(numbers)) return;
    setText('');
    onClose();
  };
  const footer = (
    <Button variant="fill" size="large" wide disabled={numbers.length === 0 || wrong.length > 0} onClick={add}>
      {t('lottery.addNumbers', { count: numbers.length })}
    </Button>
  );
  return (
    <TitledSheet open={open} onClose={onClose} title={t('lottery.enter')} footer={footer}>
      <div className="field">
        <label className="label muted" htmlFor={id}>
          {t('lottery.enterLabel', { digits: space.digits })}
        </label>
        <textarea
          id={id}
          className="paste numeric"
          data-autofocus
          inputMode="text"
          rows={4}
          value={text}
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-note`} className={wrong.length > 0 ? 'help error' : 'help'} role="status">
          {noteOf(t, space.digits, wrong, stopped)}
        </p>
      </div>
    </TitledSheet>
  );
}

/** Invalid numbers have to be corrected; stopped ones are omitted. */
function noteOf(t: Translate, digits: number, wrong: readonly string[], stopped: readonly string[]): string {
  const shown = (numbers: readonly string[]) => numbers.slice(0, SHOWN_WRONG).join(', ');
  if (wrong.length > 0) return t('lottery.enterWrong', { digits, list: shown(wrong) });
  return stopped.length > 0 ? t('lottery.soldOut', { numbers: shown(stopped) }) : t('lottery.enterHint');
}
