import { BONUSES } from '@fairlot/contract/promotions/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { BulkAction, ListDeclaration } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { amountOrNone, formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { common } from '../../shared/common-texts.ts';
import type { Bonus } from './api.ts';
import { GiveForm } from './give-form.tsx';
import { promotionsTexts as texts } from './texts.ts';

/** Members' bonus money, and a form to grant it manually. */
export function Bonuses({ operator, search }: PageProps) {
  const asked = new URLSearchParams(search);
  const given = asked.get('memberId') ?? '';
  const announcementId = asked.get('announcementId');
  return (
    <>
      {operator.permissions.includes('promotions.grant') && (
        <section className="card">
          <h2>{texts.give}</h2>
          <p>{texts.giveHint}</p>
          <GiveForm key={`${given} ${announcementId}`} memberId={given} announcementId={announcementId} />
        </section>
      )}
      <ListPage list={BONUS_LIST} bulk={operator.permissions.includes('promotions.grant') ? BULK : []} />
    </>
  );
}

/** Each cancellation is a request that a second operator approves. */
const BULK: readonly BulkAction[] = [{ label: texts.cancelBonus, action: 'cancel' }];

const TONES: Readonly<Record<Bonus['state'], string>> = {
  waiting: 'state state--wait',
  active: 'state state--info',
  converted: 'state state--good',
  spent: 'state',
  givenUp: 'state',
  expired: 'state',
  cancelled: 'state',
};

function StateOf({ state, cancelRequested }: Pick<Bonus, 'state' | 'cancelRequested'>) {
  return (
    <span className="states">
      <span className={TONES[state]}>{texts.bonusStates[state]}</span>
      {cancelRequested ? <span className="state state--wait">{texts.cancelRequested}</span> : null}
    </span>
  );
}

export const BONUS_LIST: ListDeclaration<Bonus> = {
  name: 'bonuses',
  spec: BONUSES,
  caption: common.bonusMoney,
  keyOf: ({ bonusId }) => bonusId,
  titleOf: ({ account }) => account,
  columns: [
    { name: 'account', title: common.member, cell: ({ account }) => account },
    { name: 'title', title: texts.offer, cell: ({ title }) => title },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'amount', title: common.amount, cell: ({ amount }) => formatAmount(amount), isFigure: true },
    { name: 'wageringLeft', title: texts.left, cell: ({ wageringLeft }) => formatAmount(wageringLeft), isFigure: true },
    { name: 'paid', title: texts.paid, cell: ({ paid }) => amountOrNone(paid), isFigure: true },
    { name: 'createdAt', title: common.created, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'expiresAt', title: common.expires, cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    { name: 'memberId', title: common.number, cell: ({ memberId }) => memberId, isFigure: true, isSpare: true },
    { name: 'offerId', title: texts.offer, cell: ({ offerId }) => offerId ?? '–', isFigure: true, isSpare: true },
  ],
  fields: {},
  choices: { state: texts.bonusStates },
  views: [{ key: 'all', name: texts.all, filter: [], sort: '-createdAt' }],
  card: (one) => ({
    title: one.account,
    figure: formatAmount(one.amount),
    state: <StateOf {...one} />,
    facts: one.title,
  }),
};
