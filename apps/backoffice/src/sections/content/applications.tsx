import { Button } from '@fairlot/ui';
import { common } from '../../shared/common-texts.ts';
import './content.css';
import { APPLICATIONS } from '@fairlot/contract/content/lists';
import { useCallback, useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import type { PageProps } from '../../shared/section.ts';
import { texts as sharedTexts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Application, contentApi } from './api.ts';
import { contentTexts } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

const texts = contentTexts.application;
const STATE_CLASSES: Record<Application['state'], string> = {
  open: 'state state--wait',
  accepted: 'state state--good',
  refused: 'state state--bad',
};

/** Members' applications for promotions with their pictures and the decision. */
export function Applications({ operator, onGo }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const [shown, setShown] = useState<Application | null>(null);
  const canDecide = operator.permissions.includes('content.change');
  const canGive = operator.permissions.includes('promotions.grant');
  const ask = ({ id, account }: Application, decision: 'accepted' | 'refused') =>
    setAction({
      title: decision === 'accepted' ? texts.accepted : common.reject,
      text: texts[`${decision}Text`](account),
      needsReason: true,
      run: async (reason) => {
        await contentApi.decide(id, { decision, reason });
        setShown(null);
        reload();
      },
    });
  const actionsOf = (one: Application): RowAction[] => [
    ...(one.pictures === 0 ? [] : [{ label: `${common.view} ${one.pictures}`, run: () => setShown(one) }]),
    ...(canDecide && one.state === 'open'
      ? [
          { label: texts.accepted, run: () => ask(one, 'accepted') },
          { label: common.reject, run: () => ask(one, 'refused') },
        ]
      : []),
    // A second operator has to approve the reward there.
    ...(canGive && one.state === 'accepted'
      ? [
          {
            label: texts.give,
            run: () => onGo('bonuses', `?memberId=${one.memberId}&announcementId=${one.announcementId}`),
          },
        ]
      : []),
  ];
  return (
    <>
      {shown === null ? null : <Pictures application={shown} onClose={() => setShown(null)} />}
      <ListPage list={LIST} actionsOf={actionsOf} />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function Pictures({ application, onClose }: { application: Application; onClose: () => void }) {
  return (
    <section className="card card--wide" aria-label={common.pictures}>
      <h2>
        {application.account}: {application.title}
      </h2>
      {Array.from({ length: application.pictures }, (_, position) => (
        <Picture key={`${application.id} ${position}`} id={application.id} position={position} />
      ))}
      <Button onClick={onClose}>{sharedTexts.close}</Button>
    </section>
  );
}

/** Loaded through the API, because a member's picture must not be accessible by its address only. */
function Picture({ id, position }: { id: string; position: number }) {
  const { state, reload } = useLoad(
    useCallback((signal: AbortSignal) => contentApi.picture(id, position, signal), [id, position]),
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {({ data }) => (
        <img className="photo" src={`data:image/jpeg;base64,${data}`} alt={`${common.picture} ${position + 1}`} />
      )}
    </Loaded>
  );
}

function StateOf({ state }: Pick<Application, 'state'>) {
  return <span className={STATE_CLASSES[state]}>{texts.states[state]}</span>;
}

const LIST: ListDeclaration<Application> = {
  name: 'applications',
  spec: APPLICATIONS,
  caption: sectionTexts.applications,
  keyOf: ({ id }) => id,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'title', title: texts.promotion, cell: ({ title }) => title },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'comment', title: texts.comment, cell: ({ comment }) => comment || '–' },
    { name: 'createdAt', title: common.submitted, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: { announcementId: texts.promotion },
  choices: { state: texts.states },
  views: [
    { key: 'open', name: texts.open, filter: ['state:eq:open'], sort: null },
    { key: 'all', name: texts.all, filter: [], sort: '-id' },
  ],
  card: ({ title, account, state, createdAt }) => ({
    title: account,
    figure: <Time at={createdAt} />,
    state: <StateOf state={state} />,
    facts: title,
  }),
};
