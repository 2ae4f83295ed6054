import { useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { loyaltyApi, type MemberLoyalty } from './api.ts';
import { loyaltyTexts as words } from './texts.ts';

/** A member's level with the figures behind it, and what can be asked for. */
export function MemberLevel({ memberId, operator }: { memberId: string; operator: Operator }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => loyaltyApi.member(memberId, signal), [memberId]),
  );
  return (
    <section className="card">
      <h2>{words.vip}</h2>
      <Loaded state={state} onRetry={reload}>
        {(member) => (
          <>
            <Facts member={member} />
            {operator.permissions.includes('loyalty.reward') && (
              <div className="columns">
                <WishForm
                  label={words.level}
                  submit={words.setLevel}
                  pattern="[1-9]\d?"
                  send={(level, wish) => loyaltyApi.requestLevel(memberId, { level: Number(level), ...wish })}
                />
                <WishForm
                  label={words.amount}
                  submit={words.give}
                  pattern="\d{1,13}(\.\d{1,2})?"
                  send={(amount, wish) => loyaltyApi.requestReward(memberId, { amount, ...wish })}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Facts({ member }: { member: MemberLoyalty }) {
  const money = (amount: string) => `${formatAmount(amount)} ${member.currency}`;
  const facts = [
    [words.level, `VIP ${member.level}`],
    [words.highest, `VIP ${member.highest}`],
    [words.deposits, money(member.deposit)],
    [words.turnover, money(member.turnover)],
    [words.kept, money(member.kept)],
    [words.periodEnds, member.keepUntil ?? '–'],
    [words.waiting, member.waiting],
  ] as const;
  return (
    <>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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

interface WishFormProps {
  label: string;
  submit: string;
  pattern: string;
  send: (value: string, wish: { reason: string; requestKey: string }) => Promise<unknown>;
}

/** One value with a reason, decided on by a second operator. */
function WishForm({ label, submit, pattern, send }: WishFormProps) {
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const [keyOf, setKeyOf] = useState(() => createRequestKeys());
  const run = async () => {
    await send(value.trim(), { reason: reason.trim(), requestKey: keyOf([value.trim(), reason.trim()]) });
    // The same once more is another request from now on.
    setKeyOf(() => createRequestKeys());
    setValue('');
    setReason('');
    setNotice(words.asked);
  };
  return (
    <div>
      <Form submit={submit} onSubmit={run}>
        <Field label={label} value={value} onChange={setValue} required pattern={pattern} autoComplete="off" />
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </div>
  );
}
