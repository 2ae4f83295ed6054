import { FREE_ROUNDS } from '@fairlot/contract/vendors/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { type Grant, vendorsApi } from './api.ts';
import { FreeRoundsForm } from './free-rounds-form.tsx';
import { freeRoundsTexts as words } from './free-rounds-texts.ts';
import { sectionTexts } from './section-texts.ts';

const STATE_CLASSES: Partial<Record<Grant['state'], string>> = {
  waiting: 'state state--wait',
  granted: 'state state--good',
  refused: 'state state--bad',
  cancelling: 'state state--wait',
};

/** Members' free rounds, and a form for new ones, which a second operator approves. */
export function FreeRounds({ operator, search }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const canGrant = operator.permissions.includes('vendors.grant');
  const given = new URLSearchParams(search).get('memberId') ?? '';
  const askCancel = ({ id, gameName, memberId }: Grant) =>
    setAction({
      title: common.revoke,
      text: words.cancelText(gameName, memberId),
      run: async (reason) => {
        await vendorsApi.cancelFreeRounds(id, reason);
        reload();
      },
    });
  const actionsOf = (grant: Grant) =>
    canGrant && (grant.state === 'granted' || grant.state === 'waiting')
      ? [{ label: common.revoke, run: () => askCancel(grant) }]
      : [];
  return (
    <>
      {canGrant && (
        <section className="card">
          <h2>{sectionTexts.giveFreeRounds}</h2>
          <FreeRoundsForm key={given} memberId={given} />
        </section>
      )}
      <ListPage list={LIST} actionsOf={actionsOf} />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

function StateOf({ state }: Pick<Grant, 'state'>) {
  return <span className={STATE_CLASSES[state] ?? 'state'}>{words.states[state]}</span>;
}

const winsOf = ({ bonusTimes }: Grant) => (bonusTimes === null ? words.realMoney : words.bonusMoney(bonusTimes));

const playedOf = ({ played, rounds }: Grant) => `${played} / ${rounds}`;

const LIST: ListDeclaration<Grant> = {
  name: 'freeRounds',
  spec: FREE_ROUNDS,
  caption: sectionTexts.freeRounds,
  keyOf: ({ id }) => id,
  titleOf: ({ gameName, memberId }) => `${gameName} ${memberId}`,
  columns: [
    { name: 'createdAt', title: words.createdAt, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: common.member, cell: ({ memberId }) => memberId, isFigure: true },
    { name: 'gameName', title: common.game, cell: ({ gameName, gameId }) => gameName || gameId },
    { name: 'vendor', title: common.vendor, cell: ({ vendorName }) => vendorName },
    { name: 'rounds', title: words.played, cell: playedOf, isFigure: true },
    { name: 'value', title: words.value, cell: ({ value }) => formatAmount(value), isFigure: true },
    { name: 'won', title: words.won, cell: ({ won }) => formatAmount(won), isFigure: true },
    { name: 'bonusTimes', title: words.wins, cell: winsOf },
    { name: 'until', title: common.expires, cell: ({ until }) => <Time at={until} /> },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'source', title: common.source, cell: ({ source }) => source, isSpare: true },
    { name: 'id', title: common.number, cell: ({ id }) => <code>{id}</code>, isSpare: true },
  ],
  fields: { gameId: common.game },
  choices: { state: words.states },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'open', name: words.states.granted, filter: ['state:in:waiting,granted'], sort: null },
    { key: 'refused', name: words.states.refused, filter: ['state:eq:refused'], sort: null },
  ],
  card: (grant) => ({
    title: grant.gameName,
    figure: playedOf(grant),
    state: <StateOf state={grant.state} />,
    facts: `${common.member} ${grant.memberId}`,
  }),
};
