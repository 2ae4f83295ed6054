import { OFFERS } from '@fairlot/contract/promotions/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import { type OfferRow, promotionsApi } from './api.ts';
import { OfferState } from './offer-state.tsx';
import { promotionsTexts as texts } from './texts.ts';

/** Offers with their cost and budget. */
export function Offers({ operator, onGo }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const canWrite = operator.permissions.includes('promotions.write');
  const ask = (title: string, text: string, run: (reason: string) => Promise<unknown>) =>
    setAction({
      title,
      text,
      run: async (reason) => {
        await run(reason);
        reload();
      },
    });
  const askMove = (id: string, state: 'running' | 'paused' | 'ended', title: string, text: string) =>
    ask(title, text, (reason) => promotionsApi.move(id, { state, reason }));
  const askPublish = ({ id, title }: OfferRow) =>
    ask(common.requestApproval, texts.publishText(title), async (reason) => {
      await promotionsApi.publish(id, { reason, requestKey: keyOf([id, reason]) });
      keyOf.renew();
      setNotice(texts.asked);
    });
  const actionsOf = (offer: OfferRow) => {
    const { id, title, state } = offer;
    const open = { label: common.open, run: () => onGo('offer', `?id=${id}`) };
    if (!canWrite || state === 'ended') return canWrite ? [open] : [];
    return [
      open,
      { label: common.requestApproval, run: () => askPublish(offer) },
      ...(state === 'running' || state === 'scheduled'
        ? [{ label: texts.pause, run: () => askMove(id, 'paused', texts.pause, texts.pauseText(title)) }]
        : []),
      ...(state === 'paused'
        ? [{ label: texts.goOn, run: () => askMove(id, 'running', texts.goOn, texts.goOnText(title)) }]
        : []),
      ...(state === 'draft'
        ? []
        : [{ label: texts.end, run: () => askMove(id, 'ended', texts.end, texts.endText(title)) }]),
    ];
  };
  return (
    <>
      <ListPage list={LIST} actionsOf={actionsOf} notice={notice} />
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </>
  );
}

const LIST: ListDeclaration<OfferRow> = {
  name: 'offers',
  spec: OFFERS,
  caption: texts.offers,
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  columns: [
    { name: 'title', title: common.title, cell: ({ title }) => title },
    { name: 'kind', title: common.type, cell: ({ kind }) => texts.kinds[kind] },
    { name: 'state', title: common.state, cell: OfferState },
    { name: 'members', title: common.members, cell: ({ members }) => members, isFigure: true },
    { name: 'spent', title: texts.spent, cell: ({ spent }) => formatAmount(spent), isFigure: true },
    { name: 'budget', title: common.budget, cell: ({ budget }) => formatAmount(budget), isFigure: true },
    { name: 'createdAt', title: common.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'id', title: common.number, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: {},
  choices: { kind: texts.kinds, state: texts.states },
  views: [
    { key: 'all', name: texts.all, filter: [], sort: '-id' },
    { key: 'running', name: texts.states.running, filter: ['state:eq:running'], sort: '-id' },
  ],
  card: (offer) => ({
    title: offer.title,
    figure: formatAmount(offer.spent),
    state: <OfferState state={offer.state} />,
    facts: texts.kinds[offer.kind],
  }),
};
