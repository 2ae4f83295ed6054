import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { loyaltyApi, type MissionRow } from './api.ts';
import { areTitles, draftOf, type MissionDraft, wishOf } from './mission-draft.ts';
import { loyaltyTexts as words } from './texts.ts';

interface MissionDialogProps {
  /** Null for a new one. */
  mission: MissionRow | null;
  onDone: () => void;
  onClose: () => void;
}

const PERIODS = ['day', 'week', 'once'] as const;
const GOALS = ['bets', 'checkIns', 'verified'] as const;

/** A mission with the reason of its change. */
export function MissionDialog({ mission, onDone, onClose }: MissionDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(mission));
  const put = (change: Partial<MissionDraft>) => setDraft({ ...draft, ...change });
  const save = async (reason: string) => {
    const wish = wishOf(draft, reason);
    await (mission === null ? loyaltyApi.addMission(wish) : loyaltyApi.changeMission(mission.id, wish));
    onDone();
  };
  return (
    <ReasonDialog
      title={mission === null ? words.add : words.change}
      submit={mission === null ? words.add : words.change}
      check={() => (areTitles(draft.titles) ? null : words.wrongTitles)}
      run={save}
      onClose={onClose}
    >
      <Lines label={words.titles} hint={words.titlesHint} value={draft.titles} onChange={(titles) => put({ titles })} />
      <Select
        label={words.period}
        value={draft.period}
        options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
        onChange={(period) => put({ period })}
      />
      <Select
        label={words.goal}
        value={draft.goal}
        options={GOALS.map((value) => ({ value, label: words.goals[value] }))}
        onChange={(goal) => put({ goal })}
      />
      {draft.goal === 'bets' && (
        <Field
          label={words.products}
          hint={words.productsHint}
          value={draft.products}
          onChange={(products) => put({ products })}
        />
      )}
      <Field
        label={words.target}
        value={draft.target}
        onChange={(target) => put({ target })}
        required
        inputMode="numeric"
        pattern="[1-9]\d{0,2}|1000"
      />
      <Field label={words.amount} value={draft.amount} onChange={(amount) => put({ amount })} required />
      <Field
        label={words.position}
        value={draft.position}
        onChange={(position) => put({ position })}
        required
        inputMode="numeric"
        pattern="\d{1,4}"
      />
      <div className="field">
        <label className="row tick">
          <input type="checkbox" checked={draft.isOpen} onChange={(event) => put({ isOpen: event.target.checked })} />
          {words.open}
        </label>
      </div>
    </ReasonDialog>
  );
}
