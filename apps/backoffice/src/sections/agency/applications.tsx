import { decideApplication } from '@fairlot/contract/agency/desk-applications';
import { AGENT_APPLICATIONS } from '@fairlot/contract/agency/lists';
import { useState } from 'react';
import { LinesField, ReasonField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyApi, type Application } from './api.ts';
import { programmeTexts as words } from './programme-texts.ts';

interface Deciding {
  one: Application;
  isAccepted: boolean;
}

/** Members who apply to become agents, by the form or as feedback; the answer is sent to their inbox. */
export function Applications(_page: PageProps) {
  const reload = useReloadList(LIST.name);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const actionsOf = (one: Application): RowAction[] =>
    one.state === 'waiting'
      ? [
          { label: words.accept, isMain: true, run: () => setDeciding({ one, isAccepted: true }) },
          { label: words.refuse, run: () => setDeciding({ one, isAccepted: false }) },
        ]
      : [];
  return (
    <>
      <ListPage list={LIST} actionsOf={actionsOf} />
      {deciding !== null && <DecisionDialog {...deciding} onDone={reload} onClose={() => setDeciding(null)} />}
    </>
  );
}

function DecisionDialog({ one, isAccepted, onDone, onClose }: Deciding & { onDone: () => void; onClose: () => void }) {
  const form = useContractForm({
    call: decideApplication,
    draft: { answer: '', reason: '' },
    check: ({ answer }) => ({ answer: answer.trim().length < 2 && words.answerMissing }),
    toBody: ({ answer, reason }) => ({ isAccepted, answer: answer.trim(), reason: reason.trim() }),
  });
  const submit = isAccepted ? words.accept : words.refuse;
  const decide = async (body: Parameters<typeof agencyApi.decide>[1]) => {
    await agencyApi.decide(one.id, body);
    onDone();
  };
  return (
    <FormDialog form={form} title={`${submit}: ${one.account}`} submit={submit} onSend={decide} onClose={onClose}>
      <blockquote>{one.content}</blockquote>
      <LinesField at={form.at('answer')} label={words.answer} hint={words.answerHint} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const STATE_CLASSES: Record<Application['state'], string> = {
  waiting: 'state state--wait',
  accepted: 'state state--good',
  refused: 'state',
};

function StateOf({ state }: Pick<Application, 'state'>) {
  return <span className={STATE_CLASSES[state]}>{words.states[state]}</span>;
}

const LIST: ListDeclaration<Application> = {
  name: 'agentApplications',
  spec: AGENT_APPLICATIONS,
  caption: words.applications,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'createdAt', title: common.submitted, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'upline', title: common.upline, cell: ({ upline }) => upline ?? '–' },
    { name: 'source', title: common.source, cell: ({ source }) => words.sources[source] },
    { name: 'content', title: common.message, cell: ({ content }) => content },
    { name: 'answer', title: words.answer, cell: ({ answer }) => answer ?? '–' },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: {},
  choices: { state: words.states, source: words.sources },
  views: [
    { key: 'waiting', name: words.states.waiting, filter: ['state:eq:waiting'], sort: null },
    { key: 'all', name: words.all, filter: [], sort: '-id' },
  ],
  card: (one) => ({
    title: one.account,
    figure: <Time at={one.createdAt} />,
    state: <StateOf state={one.state} />,
    facts: `${words.sources[one.source]}: ${one.content}`,
  }),
};
