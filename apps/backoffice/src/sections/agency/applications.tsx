import { AGENT_APPLICATIONS } from '@fairlot/contract/agency/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Lines } from '../../parts/lines.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { agencyApi, type Application } from './api.ts';
import { programmeTexts as words } from './programme-texts.ts';

interface Deciding {
  one: Application;
  isAccepted: boolean;
}

/** Members who want to become agents, by the form or as feedback; the answer comes into their inbox. */
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
  const [answer, setAnswer] = useState('');
  const submit = isAccepted ? words.accept : words.refuse;
  return (
    <ReasonDialog
      title={`${submit}: ${one.account}`}
      submit={submit}
      check={() => (answer.trim().length < 2 ? words.answerMissing : null)}
      run={async (reason) => {
        await agencyApi.decide(one.id, { isAccepted, answer: answer.trim(), reason });
        onDone();
      }}
      onClose={onClose}
    >
      <blockquote>{one.content}</blockquote>
      <Lines label={words.answer} hint={words.answerHint} value={answer} onChange={setAnswer} />
    </ReasonDialog>
  );
}

const LOOKS: Record<Application['state'], string> = {
  waiting: 'state state--wait',
  accepted: 'state state--good',
  refused: 'state',
};

function StateOf({ state }: Pick<Application, 'state'>) {
  return <span className={LOOKS[state]}>{words.states[state]}</span>;
}

const LIST: ListDeclaration<Application> = {
  name: 'agentApplications',
  spec: AGENT_APPLICATIONS,
  caption: words.applications,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'createdAt', title: words.since, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: words.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'upper', title: words.upper, cell: ({ upper }) => upper ?? '–' },
    { name: 'source', title: words.source, cell: ({ source }) => words.sources[source] },
    { name: 'content', title: words.content, cell: ({ content }) => content },
    { name: 'answer', title: words.answer, cell: ({ answer }) => answer ?? '–' },
    { name: 'state', title: words.state, cell: StateOf },
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
