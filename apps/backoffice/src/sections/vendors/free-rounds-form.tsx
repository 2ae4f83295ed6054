import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { Lines } from '../../parts/lines.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { vendorsApi } from './api.ts';
import { freeRoundsTexts as words } from './free-rounds-texts.ts';

const EMPTY = { vendor: '', gameId: '', rounds: '10', value: '', days: '7' };
const MOST_MEMBERS = 500;

const idsOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];
const isWhole = (text: string, most: number) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most;

/** For whom, of which game, how many and what they are worth. */
export function FreeRoundsForm({ memberId }: { memberId: string }) {
  const [draft, setDraft] = useState(EMPTY);
  const [members, setMembers] = useState(memberId);
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const memberIds = idsOf(members);
  const field = (name: keyof typeof EMPTY, label: string, inputMode: 'text' | 'numeric' | 'decimal') => (
    <Field
      label={label}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value.trim() })}
      inputMode={inputMode}
      dir="ltr"
      maxLength={64}
      required
    />
  );
  const check = () => {
    if (
      memberIds.length === 0 ||
      memberIds.length > MOST_MEMBERS ||
      memberIds.some((id) => !/^[1-9]\d{0,17}$/.test(id))
    )
      return words.wrongMembers;
    return isWhole(draft.rounds, 1000) && isWhole(draft.days, 90) ? null : words.wrongRounds;
  };
  const submit = async () => {
    const wish = { ...draft, rounds: Number(draft.rounds), days: Number(draft.days), memberIds, reason: reason.trim() };
    await vendorsApi.grantFreeRounds({ ...wish, requestKey: keyOf([JSON.stringify(wish)]) });
    setDraft(EMPTY);
    setMembers(memberId);
    setReason('');
    setNotice(words.asked);
  };
  return (
    <>
      <Form submit={words.ask} check={check} onSubmit={submit}>
        <Lines label={words.members} hint={words.membersHint} value={members} onChange={setMembers} />
        {field('vendor', words.vendor, 'text')}
        {field('gameId', words.game, 'text')}
        {field('rounds', words.rounds, 'numeric')}
        {field('value', words.value, 'decimal')}
        {field('days', words.days, 'numeric')}
        <p className="muted">{words.cost(Number(draft.rounds) || 0, memberIds.length)}</p>
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}
