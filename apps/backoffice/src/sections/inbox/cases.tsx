import { answerCase } from '@fairlot/contract/inbox/desk';
import { CASES } from '@fairlot/contract/inbox/lists';
import { useEffect, useState } from 'react';
import { LinesField, ReasonField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import type { BulkAction, ListDeclaration } from '../../list/list-spec.ts';
import { CaseDesk } from '../../parts/case/case-desk.tsx';
import type { CaseDecision, CaseSubject } from '../../parts/case/case-types.ts';
import { loadRow } from '../../parts/case/load-row.ts';
import { MemberSide } from '../../parts/case/member-side.tsx';
import { Time } from '../../parts/time.tsx';
import { common } from '../../shared/common-texts.ts';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { type Case, inboxApi } from './api.ts';
import { inboxTexts as texts } from './texts.ts';
import { texts as sharedTexts } from '../../shared/texts.ts';

const BULK: readonly BulkAction[] = [{ label: sharedTexts.close, action: 'close' }];

const STATE_CLASSES: Record<Case['state'], string> = {
  open: 'state state--wait',
  answered: 'state state--good',
  closed: 'state',
};

/** Members' feedback by form; the answer is sent to their inbox. */
export function Cases({ operator, onGo }: PageProps) {
  const canAnswer = operator.permissions.includes('inbox.answer');
  return (
    <CaseDesk
      operator={operator}
      list={LIST}
      part="case"
      openLabel={canAnswer ? texts.answer : common.view}
      titleOf={(id) => `${texts.cases} ${id}`}
      load={(id, signal) => loadRow<Case>(LIST.name, `id:eq:${id}`, signal)}
      subjectOf={(one, finish) => feedbackCase(one, operator, onGo, finish)}
      bulk={canAnswer ? BULK : []}
    />
  );
}

/** A member's message as a case: its text, the answer, and the member. */
function feedbackCase(
  one: Case,
  operator: Operator,
  onGo: PageProps['onGo'],
  finish: (notice: string) => void,
): CaseSubject {
  const { id, memberId, account, state, content, answer, createdAt } = one;
  const seesMembers = operator.permissions.includes('members.read');
  const isOpen = state === 'open' && operator.permissions.includes('inbox.answer');
  const close: CaseDecision = {
    key: 'close',
    letter: 'c',
    title: sharedTexts.close,
    text: texts.closeText(account),
    ends: true,
    run: (reason) => inboxApi.answer(id, { reason }),
  };
  return {
    key: id,
    number: id,
    state: <StateOf state={state} />,
    title: typeOf(one),
    text: (
      <>
        {`${account} · `}
        <Time at={createdAt} />
      </>
    ),
    owner: null,
    buttons: seesMembers ? [{ label: common.openMember, run: () => onGo('member', `?memberId=${memberId}`) }] : [],
    points: [],
    parts: (
      <>
        <blockquote className="case-note">{content}</blockquote>
        {answer === null ? null : (
          <div className="card card--wide">
            <h3>{texts.answer}</h3>
            <p className="case-note">{answer}</p>
          </div>
        )}
      </>
    ),
    side: { title: common.member, content: seesMembers ? <MemberSide memberId={memberId} /> : null },
    take: null,
    work: { object: `case:${id}`, mayDecide: isOpen },
    decisions: isOpen ? [close] : [],
    form: isOpen ? <AnswerForm key={id} one={one} onDone={() => finish(texts.answered(account))} /> : null,
  };
}

/** The typed answer is kept, so that neither another case nor a colleague loses it. */
function AnswerForm({ one: { id, account }, onDone }: { one: Case; onDone: () => void }) {
  const kept = `case-answer:${id}`;
  const [keptText] = useState(() => sessionStorage.getItem(kept) ?? '');
  const form = useContractForm({
    call: answerCase,
    draft: { text: keptText, reason: '' },
    check: ({ text }) => ({ text: text.trim().length < 2 && texts.answerMissing }),
    toBody: ({ text, reason }) => ({ text: text.trim(), reason: reason.trim() }),
  });
  const { text } = form.values;
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, text);
  }, [kept, text]);
  const send = async (body: Parameters<typeof inboxApi.answer>[1]) => {
    await inboxApi.answer(id, body);
    sessionStorage.removeItem(kept);
    onDone();
  };
  return (
    <Form form={form} isQuestion submit={common.send} submitLabel={texts.answerTo(account)} onSend={send}>
      <LinesField at={form.at('text')} label={texts.answer} hint={texts.answerHint} isRequired />
      <ReasonField at={form.at('reason')} />
    </Form>
  );
}

function StateOf({ state }: Pick<Case, 'state'>) {
  return <span className={STATE_CLASSES[state]}>{texts.states[state]}</span>;
}

const typeOf = ({ type }: Case) => texts.types[`${type}`];

const LIST: ListDeclaration<Case> = {
  name: 'cases',
  spec: CASES,
  caption: texts.cases,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'createdAt', title: texts.since, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'type', title: texts.about, cell: typeOf },
    { name: 'content', title: common.message, cell: ({ content }) => content },
    { name: 'answer', title: texts.answer, cell: ({ answer }) => answer ?? '–' },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: {},
  choices: { state: texts.states, type: texts.types },
  views: [
    { key: 'open', name: texts.states.open, filter: ['state:eq:open'], sort: null },
    { key: 'agents', name: texts.agents, filter: ['state:eq:open', 'type:eq:6'], sort: null },
    { key: 'all', name: texts.all, filter: [], sort: '-id' },
  ],
  card: (one) => ({
    title: one.account,
    figure: <Time at={one.createdAt} />,
    state: <StateOf state={one.state} />,
    facts: `${typeOf(one)}: ${one.content}`,
  }),
};
