import type { ReactNode } from 'react';
import { Field } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { catalogueTexts as words } from './texts.ts';

interface ChangeDialogProps {
  title: string;
  /** What is wrong with the input, before anything is sent. */
  check: () => string | null;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Fields of a vendor or game with the reason of the change. */
export function ChangeDialog({ title, check, onSave, onClose, children }: ChangeDialogProps) {
  return (
    <ReasonDialog title={title} submit={words.save} check={check} run={onSave} onClose={onClose}>
      {children}
    </ReasonDialog>
  );
}

export interface Marks {
  isOn: boolean;
  isTop: boolean;
  isNew: boolean;
  /** As typed. */
  rank: string;
}

/** What vendors and games have in common: shown or not, tags, order. */
export function MarkFields({ marks, onChange }: { marks: Marks; onChange: (marks: Marks) => void }) {
  const tick = (name: 'isOn' | 'isTop' | 'isNew', label: string) => (
    <label className="row tick">
      <input
        type="checkbox"
        checked={marks[name]}
        onChange={(event) => onChange({ ...marks, [name]: event.target.checked })}
      />
      {label}
    </label>
  );
  return (
    <>
      {tick('isOn', words.shown)}
      {tick('isTop', words.hot)}
      {tick('isNew', words.isNew)}
      <Field
        label={words.order}
        hint={words.orderHint}
        value={marks.rank}
        onChange={(rank) => onChange({ ...marks, rank })}
        inputMode="numeric"
        required
      />
    </>
  );
}

export function checkRank(rank: string): string | null {
  return /^[1-9]\d{0,2}$/.test(rank) ? null : words.wrongOrder;
}

/** The tags of a row, and whether it is shown. */
export function StateCell({ isOn, maintenance }: { isOn: boolean; maintenance?: string | undefined }) {
  if (!isOn) return <span className="badge badge--negative">{words.hidden}</span>;
  return maintenance === undefined ? (
    <span className="badge badge--positive">{words.shown}</span>
  ) : (
    <span className="badge">{maintenance}</span>
  );
}

export function tagsOf({ isTop, isNew }: { isTop: boolean; isNew: boolean }): string {
  return [...(isTop ? [words.hot] : []), ...(isNew ? [words.isNew] : [])].join(', ') || '–';
}
