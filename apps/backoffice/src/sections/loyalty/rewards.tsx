import { REWARDS } from '@fairlot/contract/loyalty/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { formatAmount } from '../../shared/format.ts';
import type { PageProps } from '../../shared/section.ts';
import { texts } from '../../shared/texts.ts';
import { common } from '../../shared/common-texts.ts';
import type { RewardRow } from './api.ts';
import { MemberLevel } from './member-level.tsx';
import { loyaltyTexts as words } from './texts.ts';
import { sectionTexts } from './section-texts.ts';

/** Rewards of all members; if the address names a member, the member's level is shown above. */
export function Rewards({ operator, search }: PageProps) {
  const memberId = new URLSearchParams(search).get('memberId') ?? '';
  return (
    <>
      {memberId !== '' && <MemberLevel key={memberId} memberId={memberId} operator={operator} />}
      <ListPage list={LIST} />
    </>
  );
}

const STATES = { waiting: 'state state--waiting', collected: 'state state--good', expired: 'state' } as const;

function StateOf({ state }: Pick<RewardRow, 'state'>) {
  return <span className={STATES[state]}>{words.states[state]}</span>;
}

const LIST: ListDeclaration<RewardRow> = {
  name: 'rewards',
  spec: REWARDS,
  caption: sectionTexts.rewards,
  keyOf: ({ id }) => id,
  titleOf: ({ title, account }) => `${account}: ${title}`,
  columns: [
    { name: 'createdAt', title: words.since, cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'memberId', title: common.member, cell: ({ account, memberId }) => `${account} (${memberId})` },
    { name: 'title', title: common.reward, cell: ({ title }) => title },
    {
      name: 'amount',
      title: words.amount,
      cell: ({ amount, currency }) => `${formatAmount(amount)} ${currency}`,
      isFigure: true,
    },
    { name: 'state', title: common.state, cell: StateOf },
    { name: 'expiresAt', title: common.expires, cell: ({ expiresAt }) => <Time at={expiresAt} /> },
    {
      name: 'endedAt',
      title: words.ended,
      cell: ({ endedAt }) => (endedAt === null ? '–' : <Time at={endedAt} />),
    },
    { name: 'source', title: texts.reason, cell: ({ source }) => source, isSpare: true },
    { name: 'kind', title: common.type, cell: ({ kind }) => words.gifts[kind as 'money'] ?? kind, isSpare: true },
    { name: 'id', title: 'ID', cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  fields: {},
  choices: { state: words.states },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'waiting', name: words.states.waiting, filter: ['state:eq:waiting'], sort: null },
    { key: 'collected', name: words.states.collected, filter: ['state:eq:collected'], sort: null },
  ],
  card: (one) => ({
    title: one.account,
    figure: `${formatAmount(one.amount)} ${one.currency}`,
    state: <StateOf state={one.state} />,
    facts: one.title,
  }),
};
