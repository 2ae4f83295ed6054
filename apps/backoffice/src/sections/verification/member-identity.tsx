import type { ValueOf, verificationDesk } from '@fairlot/contract';
import { useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/states.tsx';
import { ApiError } from '../../shared/api.ts';
import { formatTime } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { verificationApi } from './api.ts';
import { Documents } from './documents.tsx';
import { verificationTexts } from './texts.ts';

type Identity = ValueOf<typeof verificationDesk.member>;

/** What is known of a member's identity, and whose document it was. */
export function MemberIdentity({ operator, memberId }: { operator: Operator; memberId: string }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => verificationApi.member(memberId, signal), [memberId]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {(identity) => (
        <>
          <Facts identity={identity} />
          <Documents documents={identity.documents} mayLook={operator.permissions.includes('verification.decide')} />
          {operator.permissions.includes('verification.decide') ? (
            <Decide key={identity.decidedAt} identity={identity} onDone={reload} />
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function Facts({
  identity: { account, memberId, state, name, birthDate, check, decidedAt, decidedBy, expiresOn },
}: {
  identity: Identity;
}) {
  return (
    <dl className="facts">
      <dt>{verificationTexts.member}</dt>
      <dd>{`${account} (${memberId})`}</dd>
      <dt>{verificationTexts.state}</dt>
      <dd>{verificationTexts.states[state]}</dd>
      <dt>{verificationTexts.name}</dt>
      <dd>{name ?? '–'}</dd>
      <dt>{verificationTexts.birthDate}</dt>
      <dd>{birthDate ?? '–'}</dd>
      <dt>{verificationTexts.check}</dt>
      <dd>{check === null ? '–' : checkText(check)}</dd>
      <dt>{verificationTexts.expiresOn}</dt>
      <dd>{expiresOn ?? '–'}</dd>
      <dt>{verificationTexts.decided}</dt>
      <dd>{decidedAt === null ? '–' : `${formatTime(decidedAt)} ${decidedBy ?? ''}`.trim()}</dd>
    </dl>
  );
}

function checkText({ state, lists, at }: NonNullable<Identity['check']>): string {
  return [formatTime(at), verificationTexts.checks[state] ?? state, ...lists].join(' · ');
}

function Decide({ identity, onDone }: { identity: Identity; onDone: () => void }) {
  const [name, setName] = useState(identity.name ?? '');
  const [birthDate, setBirthDate] = useState(identity.birthDate ?? '');
  const [listed, setListed] = useState<readonly string[]>([]);
  const [isOther, setOther] = useState(false);
  const [expiresOn, setExpiresOn] = useState('');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const send = async (decision: 'verified' | 'refused') => {
    const body = {
      decision,
      ...(decision === 'verified' ? { name: name.trim() } : {}),
      ...(decision === 'verified' && birthDate !== '' ? { birthDate } : {}),
      ...(decision === 'verified' && expiresOn !== '' ? { expiresOn } : {}),
      ...(decision === 'refused' && note.trim() !== '' ? { note: note.trim() } : {}),
      ...(isOther ? { otherPersonOn: [...listed] } : {}),
      reason: reason.trim(),
    };
    await verificationApi.decide(identity.memberId, body).catch((failure: unknown) => {
      setListed(listsOf(failure));
      setOther(false);
      throw failure;
    });
    onDone();
  };
  const [refusing, setRefusing] = useState(false);
  return (
    <Form
      submit={refusing ? verificationTexts.refuse : verificationTexts.verify}
      check={() => (!refusing && name.trim() === '' ? verificationTexts.nameMissing : null)}
      onSubmit={() => send(refusing ? 'refused' : 'verified')}
    >
      <div className="field">
        <label>
          <input type="checkbox" checked={refusing} onChange={(event) => setRefusing(event.target.checked)} />{' '}
          {verificationTexts.refusing}
        </label>
      </div>
      {refusing ? (
        <Field
          label={verificationTexts.note}
          hint={verificationTexts.noteHint}
          value={note}
          onChange={setNote}
          maxLength={200}
        />
      ) : (
        <>
          <Field
            label={verificationTexts.name}
            hint={verificationTexts.nameHint}
            value={name}
            onChange={setName}
            maxLength={100}
            autoComplete="off"
          />
          <Field
            label={verificationTexts.birthDate}
            hint={verificationTexts.birthHint}
            type="date"
            value={birthDate}
            onChange={setBirthDate}
            required
          />
          <Field
            label={verificationTexts.expiresOn}
            hint={verificationTexts.expiresHint}
            type="date"
            value={expiresOn}
            onChange={setExpiresOn}
          />
        </>
      )}
      {listed.length === 0 || refusing ? null : (
        <div className="field">
          <label>
            <input type="checkbox" checked={isOther} onChange={(event) => setOther(event.target.checked)} />{' '}
            {verificationTexts.otherPerson(listed.join(', '))}
          </label>
        </div>
      )}
      <Field label={texts.reason} value={reason} onChange={setReason} minLength={10} maxLength={500} required />
    </Form>
  );
}

/** The lists of sanctions on which the server found such a name. */
function listsOf(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiError) || failure.code !== 'verification.listed') return [];
  const { lists } = failure.value as { lists: readonly string[] };
  return lists;
}
