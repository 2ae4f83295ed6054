import { MAILINGS } from '@fairlot/contract/inbox/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { common } from '../../shared/common-texts.ts';
import type { PageProps } from '../../shared/section.ts';
import { inboxApi, type Mailing } from './api.ts';
import { MailingForm } from './mailing-form.tsx';
import { inboxTexts as texts } from './texts.ts';

/** Messages that operators sent to one member, to a segment or to all. */
export function Mailings({ operator, search }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const canSend = operator.permissions.includes('inbox.send');
  const given = new URLSearchParams(search).get('memberId') ?? '';
  const askWithdraw = ({ id, title }: Mailing) =>
    setAction({
      title: texts.withdraw,
      text: texts.withdrawText(title),
      needsReason: true,
      run: async (reason) => {
        await inboxApi.withdraw(id, reason);
        reload();
      },
    });
  const actionsOf = (one: Mailing) =>
    canSend && !one.withdrawn && !one.audience.startsWith('member ')
      ? [{ label: texts.withdraw, run: () => askWithdraw(one) }]
      : [];
  return (
    <>
      {canSend && (
        <section className="card mailing">
          <h2>{texts.compose}</h2>
          <MailingForm key={given} memberId={given} onSent={reload} />
        </section>
      )}
      <ListPage list={LIST} actionsOf={actionsOf} />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function StateOf({ withdrawn }: Pick<Mailing, 'withdrawn'>) {
  return <span className={withdrawn ? 'state' : 'state state--good'}>{withdrawn ? texts.withdrawn : texts.shown}</span>;
}

const audienceOf = ({ audience }: Mailing) => (audience === '*' ? texts.everybody : audience);

const LIST: ListDeclaration<Mailing> = {
  name: 'mailings',
  spec: MAILINGS,
  caption: texts.mailings,
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  columns: [
    { name: 'createdAt', title: texts.since, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'title', title: common.title, cell: ({ title }) => title },
    { name: 'kind', title: common.type, cell: ({ kind }) => texts.kinds[kind] },
    { name: 'audience', title: texts.audience, cell: audienceOf },
    { name: 'opened', title: texts.opened, cell: ({ opened }) => opened, isFigure: true },
    {
      name: 'expiresAt',
      title: texts.until,
      cell: ({ expiresAt }) => (expiresAt === null ? '–' : <Time at={expiresAt} />),
    },
    { name: 'withdrawn', title: common.state, cell: StateOf },
    { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: {},
  choices: { kind: texts.kinds },
  views: [{ key: 'all', name: texts.all, filter: [], sort: '-id' }],
  card: (one) => ({
    title: one.title,
    figure: one.opened,
    state: <StateOf withdrawn={one.withdrawn} />,
    facts: audienceOf(one),
  }),
};
