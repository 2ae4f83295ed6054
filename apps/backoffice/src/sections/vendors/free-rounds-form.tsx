import { grantFreeRounds } from '@fairlot/contract/vendors/desk-free-rounds';
import { useState } from 'react';
import { MEMBERS_BY_NAME } from '../../form/picker/choice-source.ts';
import { AmountField, ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { GameSelect } from '../../form/game-select.tsx';
import { Form } from '../../form/form.tsx';
import { numberOf } from '../../form/number-of.ts';
import { optionsOf } from '../../form/options-of.ts';
import { SearchManyField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import type { KeyOf } from '../../form/resolve.ts';
import { common } from '../../shared/common-texts.ts';
import { vendorsApi } from './api.ts';
import { freeRoundsTexts as words } from './free-rounds-texts.ts';

const MOST_MEMBERS = 500;
/** Default winnings: real money, which every market allows. */
const REAL: { wins: 'money' | 'bonus'; times: string } = { wins: 'money', times: '5' };

const DRAFT = {
  members: [] as string[],
  vendor: '',
  gameId: '',
  rounds: '10',
  value: '',
  days: '7',
  ...REAL,
  reason: '',
};

/** Form for free rounds: members, game, number and value. */
export function FreeRoundsForm({ memberId }: { memberId: string }) {
  const [notice, setNotice] = useState('');
  const form = useContractForm({
    call: grantFreeRounds,
    draft: { ...DRAFT, members: memberId === '' ? [] : [memberId] },
    names: { memberIds: 'members', bonusTimes: 'times' },
    check: ({ members }) => ({ members: members.length > MOST_MEMBERS && words.wrongMembers }),
    refusal: (field, reason) => {
      if (field === 'memberIds') return words.unknownMember(reason);
      return field === 'gameId' ? (words.wrongGame[reason] ?? null) : null;
    },
    toBody,
  });
  const ask = async (body: Parameters<typeof vendorsApi.grantFreeRounds>[0]) => {
    await vendorsApi.grantFreeRounds(body);
    form.reset();
    setNotice(common.requestSent);
  };
  const { rounds, members, wins } = form.values;
  return (
    <>
      <Form form={form} submit={common.requestApproval} onSend={ask}>
        <SearchManyField
          at={form.at('members')}
          label={common.members}
          hint={words.membersHint}
          source={MEMBERS_BY_NAME}
          isRequired
        />
        <GameSelect
          vendor={form.at('vendor')}
          game={form.at('gameId')}
          chosen={form.values}
          onVendor={() => form.set({ gameId: '' })}
        />
        <TextField at={form.at('rounds')} label={words.rounds} inputMode="numeric" required />
        <AmountField at={form.at('value')} label={words.value} required />
        <TextField at={form.at('days')} label={words.days} inputMode="numeric" required />
        <SelectField at={form.at('wins')} label={words.wins} options={optionsOf(words.winKinds)} />
        {wins === 'bonus' && (
          <TextField
            at={form.at('times')}
            label={common.wageringMultiple}
            hint={words.timesHint}
            inputMode="numeric"
            required
          />
        )}
        <p className="muted">{words.cost(Number(rounds) || 0, members.length)}</p>
        <ReasonField at={form.at('reason')} />
      </Form>
      <p role="status">{notice}</p>
    </>
  );
}

function toBody({ members, vendor, gameId, rounds, value, days, wins, times, reason }: typeof DRAFT, keyOf: KeyOf) {
  const input = {
    vendor: vendor.trim(),
    gameId: gameId.trim(),
    rounds: numberOf(rounds),
    value: value.trim(),
    days: numberOf(days),
    bonusTimes: wins === 'bonus' ? numberOf(times) : null,
    memberIds: members,
    reason: reason.trim(),
  };
  return { ...input, requestKey: keyOf([JSON.stringify(input)]) };
}
