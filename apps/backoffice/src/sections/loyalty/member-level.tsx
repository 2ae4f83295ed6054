import { requestLevel, requestReward } from '@fairlot/contract/loyalty/desk';
import { type ReactNode, useCallback, useState } from 'react';
import { AmountField, ReasonField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { LevelSelect } from '../../form/picker/level-select.tsx';
import { numberOf } from '../../form/number-of.ts';
import { type ContractForm, useContractForm } from '../../form/use-contract-form.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { useLoad } from '../../shared/use-load.ts';
import { loyaltyApi, type MemberLoyalty } from './api.ts';
import { loyaltyTexts as words } from './texts.ts';
import { common } from '../../shared/common-texts.ts';
import { sectionTexts } from './section-texts.ts';

/** A member's level with its underlying figures, and requests that can be made. */
export function MemberLevel({ memberId, operator }: { memberId: string; operator: Operator }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => loyaltyApi.member(memberId, signal), [memberId]),
  );
  return (
    <section className="card">
      <h2>{sectionTexts.vip}</h2>
      <Loaded state={state} onRetry={reload}>
        {(member) => (
          <>
            <LevelFacts member={member} />
            {operator.permissions.includes('loyalty.reward') && (
              <div className="columns">
                <LevelForm memberId={memberId} />
                <RewardForm memberId={memberId} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function LevelFacts({ member }: { member: MemberLoyalty }) {
  const money = (amount: string) => `${formatAmount(amount)} ${member.currency}`;
  const facts = [
    [common.level, `VIP ${member.level}`],
    [words.highest, `VIP ${member.highest}`],
    [words.deposits, money(member.deposit)],
    [words.turnover, money(member.turnover)],
    [words.kept, money(member.kept)],
    [words.periodEnds, member.keepUntil ?? '–'],
    [words.waiting, member.waiting],
  ] as const;
  return (
    <>
      <Facts rows={facts} />
      {member.history.length > 0 && (
        <>
          <h3>{words.history}</h3>
          <ul>
            {member.history.map(({ from, to, cause, at }) => (
              <li key={at}>
                <Time at={at} /> {`VIP ${from} → VIP ${to}, ${words.causes[cause as keyof typeof words.causes]}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface InputProps {
  memberId: string;
}

/** Requests a second operator's approval for another level. */
function LevelForm({ memberId }: InputProps) {
  const form = useContractForm({
    call: requestLevel,
    draft: { level: '', reason: '' },
    toBody: ({ level, reason }, keyOf) => ({
      level: numberOf(level),
      reason: reason.trim(),
      requestKey: keyOf([level.trim(), reason.trim()]),
    }),
  });
  return (
    <InputForm form={form} submit={words.setLevel} send={(body) => loyaltyApi.requestLevel(memberId, body)}>
      <LevelSelect at={form.at('level')} value={form.values.level} label={common.level} hasZero />
      <ReasonField at={form.at('reason')} />
    </InputForm>
  );
}

/** Requests a second operator's approval for a manual reward. */
function RewardForm({ memberId }: InputProps) {
  const form = useContractForm({
    call: requestReward,
    draft: { amount: '', reason: '' },
    toBody: ({ amount, reason }, keyOf) => ({
      amount: amount.trim(),
      reason: reason.trim(),
      requestKey: keyOf([amount.trim(), reason.trim()]),
    }),
  });
  return (
    <InputForm form={form} submit={words.give} send={(body) => loyaltyApi.requestReward(memberId, body)}>
      <AmountField at={form.at('amount')} label={words.amount} required />
      <ReasonField at={form.at('reason')} />
    </InputForm>
  );
}

interface InputFormProps<B, D extends Record<string, string>> {
  form: ContractForm<B, D>;
  submit: string;
  send: (body: B) => Promise<unknown>;
  children: ReactNode;
}

/** A form for one value and a reason; a second operator decides. */
function InputForm<B, D extends Record<string, string>>({ form, submit, send, children }: InputFormProps<B, D>) {
  const [notice, setNotice] = useState('');
  const ask = async (body: B) => {
    await send(body);
    form.reset();
    setNotice(common.sentForApproval);
  };
  return (
    <div>
      <Form form={form} submit={submit} onSend={ask}>
        {children}
      </Form>
      <p role="status">{notice}</p>
    </div>
  );
}
