import type { ValueOf, verificationDesk } from '@fairlot/contract';
import { decide } from '@fairlot/contract/verification/desk';
import { useCallback, useState } from 'react';
import { ReasonField, TextField, TickField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { ApiError } from '../../shared/api.ts';
import { formatTime, UNKNOWN } from '../../shared/format.ts';
import type { Operator } from '../../shared/operator.ts';
import type { MemberTabProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { verificationApi } from './api.ts';
import { Documents } from './documents.tsx';
import { verificationTexts } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

export type Identity = ValueOf<typeof verificationDesk.member>;

interface MemberIdentityProps {
  operator: Operator;
  memberId: string;
  onList?: () => void;
}

/** A member's identity data, with proposals, documents and the decision. */
export function MemberIdentity({ operator, memberId, onList }: MemberIdentityProps) {
  const [notice, setNotice] = useState('');
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => verificationApi.member(memberId, signal), [memberId]),
  );
  return (
    <Loaded state={state} onRetry={reload} onList={onList}>
      {(identity) => (
        <>
          <p role="status">{notice}</p>
          <Known identity={identity} operator={operator} />
          {operator.permissions.includes('verification.decide') ? (
            <Decide
              identity={identity}
              onDone={(isAsked) => {
                setNotice(isAsked ? common.sentForApproval : '');
                reload();
              }}
            />
          ) : null}
        </>
      )}
    </Loaded>
  );
}

/** Identity data beside a case of the member, without a decision. */
export function IdentityEvidence({ operator, memberId }: MemberTabProps) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => verificationApi.member(memberId, signal), [memberId]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {(identity) => <Known identity={identity} operator={operator} />}
    </Loaded>
  );
}

function Known({ identity, operator }: { identity: Identity; operator: Operator }) {
  return (
    <>
      <IdentityFacts identity={identity} isWhole={operator.permissions.includes('verification.decide')} />
      <Proposals proposals={identity.proposals} />
      <Documents documents={identity.documents} mayLook={operator.permissions.includes('verification.decide')} />
    </>
  );
}

/** @param isWhole false where the server masks the identity: initials instead of names, no birth date, no postcode */
export function IdentityFacts({
  identity: { account, memberId, state, name, birthDate, postcode, check, decidedAt, decidedBy, expiresOn },
  isWhole,
}: {
  identity: Identity;
  isWhole: boolean;
}) {
  const whole = [
    [verificationTexts.birthDate, birthDate],
    [verificationTexts.postcode, postcode],
  ] as const;
  const rows = [
    [common.member, `${account} (${memberId})`],
    [sectionTexts.title, verificationTexts.states[state]],
    [verificationTexts.name, name],
    ...(isWhole ? whole : []),
    [verificationTexts.check, check && checkText(check)],
    [verificationTexts.expiresOn, expiresOn],
    [verificationTexts.decided, decidedAt && `${formatTime(decidedAt)} ${decidedBy ?? ''}`.trim()],
  ] as const;
  return <Facts rows={rows.map(([label, value]) => [label, value ?? UNKNOWN])} />;
}

/** Proposals that a second operator reads before approving. */
export function Proposals({ proposals }: Pick<Identity, 'proposals'>) {
  if (proposals.length === 0) return null;
  return (
    <section>
      <h2>{common.awaitingApproval}</h2>
      <ul>
        {proposals.map(({ name, birthDate, postcode, expiresOn, lists, askedBy, askedAt }) => (
          <li key={askedAt}>
            {[name, birthDate, postcode, expiresOn, ...lists, verificationTexts.askedBy(askedBy, formatTime(askedAt))]
              .filter((word) => word !== null)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function checkText({ state, lists, at }: NonNullable<Identity['check']>): string {
  return [formatTime(at), verificationTexts.checks[state] ?? state, ...lists].join(' · ');
}

export function Decide({ identity, onDone }: { identity: Identity; onDone: (isAsked: boolean) => void }) {
  const [listed, setListed] = useState<readonly string[]>([]);
  const form = useContractForm({
    call: decide,
    draft: draftOf(identity),
    names: { otherPersonOn: 'isOther' },
    check: ({ isRefused, name }) => ({ name: !isRefused && name.trim() === '' && verificationTexts.nameMissing }),
    toBody: (draft, keyOf) => {
      const input = toDecision(draft, listed);
      return { ...input, version: identity.version, requestKey: keyOf([identity.memberId, JSON.stringify(input)]) };
    },
  });
  const send = async (body: Parameters<typeof verificationApi.decide>[1]) => {
    const { approval } = await verificationApi.decide(identity.memberId, body).catch((failure: unknown) => {
      setListed(listsOf(failure));
      form.set({ isOther: false });
      throw failure;
    });
    form.reset();
    onDone(approval !== null);
  };
  const { isRefused } = form.values;
  return (
    <Form form={form} submit={isRefused ? common.reject : verificationTexts.verify} onSend={send}>
      <TickField at={form.at('isRefused')} label={verificationTexts.refusing} />
      {!isRefused && identity.documents.length === 0 && <p>{verificationTexts.needsSecond}</p>}
      {isRefused ? (
        <TextField at={form.at('note')} label={verificationTexts.note} hint={verificationTexts.noteHint} />
      ) : (
        <PersonFields at={form.at} />
      )}
      {listed.length === 0 || isRefused ? null : (
        <TickField at={form.at('isOther')} label={verificationTexts.otherPerson(listed.join(', '))} />
      )}
      <ReasonField at={form.at('reason')} />
    </Form>
  );
}

const draftOf = ({ name, birthDate, postcode }: Identity) => ({
  isRefused: false,
  name: name ?? '',
  birthDate: birthDate ?? '',
  postcode: postcode ?? '',
  isOther: false,
  expiresOn: '',
  note: '',
  reason: '',
});
type Draft = ReturnType<typeof draftOf>;

function toDecision(draft: Draft, listed: readonly string[]) {
  const { isRefused, name, birthDate, postcode, isOther, expiresOn, note, reason } = draft;
  return {
    decision: isRefused ? ('refused' as const) : ('verified' as const),
    ...(isRefused ? {} : { name: name.trim() }),
    ...(isRefused || birthDate === '' ? {} : { birthDate }),
    ...(isRefused || postcode.trim() === '' ? {} : { postcode: postcode.trim() }),
    ...(isRefused || expiresOn === '' ? {} : { expiresOn }),
    ...(isRefused && note.trim() !== '' ? { note: note.trim() } : {}),
    ...(isOther ? { otherPersonOn: [...listed] } : {}),
    reason: reason.trim(),
  };
}

interface PersonFieldsProps {
  at: <N extends 'name' | 'birthDate' | 'postcode' | 'expiresOn'>(name: N) => FieldAt<string>;
}

/** Facts about the person that the documents prove. */
function PersonFields({ at }: PersonFieldsProps) {
  return (
    <>
      <TextField at={at('name')} label={verificationTexts.name} hint={verificationTexts.nameHint} autoComplete="off" />
      <TextField
        at={at('birthDate')}
        label={verificationTexts.birthDate}
        hint={verificationTexts.birthHint}
        type="date"
        required
      />
      <TextField
        at={at('postcode')}
        label={verificationTexts.postcode}
        hint={verificationTexts.postcodeHint}
        autoComplete="off"
        maxLength={16}
      />
      <TextField
        at={at('expiresOn')}
        label={verificationTexts.expiresOn}
        hint={verificationTexts.expiresHint}
        type="date"
      />
    </>
  );
}

/** Sanctions lists in which the server found a matching name. */
function listsOf(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiError) || failure.code !== 'verification.listed') return [];
  const { lists } = failure.value as { lists: readonly string[] };
  return lists;
}
