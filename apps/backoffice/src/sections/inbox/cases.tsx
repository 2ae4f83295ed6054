import { answerCase } from '@fairlot/contract/inbox/desk';
import { CASES } from '@fairlot/contract/inbox/lists';
import { useState } from 'react';
import { LinesField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { type Case, inboxApi } from './api.ts';
import { inboxTexts as texts } from './texts.ts';

const BULK: readonly BulkAction[] = [{ label: texts.close, action: 'close' }];

const LOOKS: Record<Case['state'], string> = {
  open: 'state state--wait',
  answered: 'state state--good',
  closed: 'state',
};

/** Members' feedback by form; the answer is sent to their inbox. */
export function Cases({ operator }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const [answering, setAnswering] = useState<Case | null>(null);
  const canAnswer = operator.permissions.includes('inbox.answer');
  const askClose = ({ id, account }: Case) =>
    setAction({
      title: texts.close,
      text: texts.closeText(account),
      needsReason: true,
      run: async (reason) => {
        await inboxApi.answer(id, { reason });
        reload();
      },
    });
  const actionsOf = (one: Case) =>
    canAnswer && one.state === 'open'
      ? [
          { label: texts.answer, run: () => setAnswering(one) },
          { label: texts.close, run: () => askClose(one) },
        ]
      : [];
  return (
    <>
      <ListPage list={LIST} actionsOf={actionsOf} bulk={canAnswer ? BULK : []} />
      {answering !== null && <AnswerDialog one={answering} onDone={reload} onClose={() => setAnswering(null)} />}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function AnswerDialog({ one, onDone, onClose }: { one: Case; onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: answerCase,
    draft: { text: '', reason: '' },
    check: ({ text }) => ({ text: text.trim().length < 2 && texts.answerMissing }),
    toBody: ({ text, reason }) => ({ text: text.trim(), reason: reason.trim() }),
  });
  const send = async (body: Parameters<typeof inboxApi.answer>[1]) => {
    await inboxApi.answer(one.id, body);
    onDone();
  };
  return (
    <FormDialog form={form} title={texts.answerTo(one.account)} submit={texts.send} onSend={send} onClose={onClose}>
      <blockquote>{one.content}</blockquote>
      <LinesField at={form.at('text')} label={texts.answer} hint={texts.answerHint} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

function StateOf({ state }: Pick<Case, 'state'>) {
  return <span className={LOOKS[state]}>{texts.states[state]}</span>;
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
    { name: 'memberId', title: texts.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'type', title: texts.about, cell: typeOf },
    { name: 'content', title: texts.content, cell: ({ content }) => content },
    { name: 'answer', title: texts.answer, cell: ({ answer }) => answer ?? '–' },
    { name: 'state', title: texts.state, cell: StateOf },
    { name: 'id', title: texts.id, cell: ({ id }) => id, isFigure: true, isSpare: true },
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
