import type { ValueOf, walletDesk } from '@fairlot/contract';
import { LEDGER } from '@fairlot/contract/wallet/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import { common } from '../../shared/common-texts.ts';
import { formatAmount } from '../../shared/format.ts';
import type { MemberTabProps } from '../../shared/section.ts';
import { kindWords } from '../../shared/transfer-kinds.ts';
import { ledgerTexts as words } from './texts.ts';

type Row = ValueOf<typeof walletDesk.ledger>['list'][number];

/** All ledger entries of a member. */
export function MemberLedger({ memberId }: MemberTabProps) {
  return <ListPage list={{ ...LEDGER_LIST, fixed: [`memberId:eq:${memberId}`] }} />;
}

const amountOf = ({ amount, currency }: Row): string => `${formatAmount(amount)} ${currency}`;
const accountOf = ({ account }: Row): string => words.accounts[account] ?? account;
const balanceOf = ({ balance }: Row): string => (balance === null ? '–' : formatAmount(balance));

/** The game of a bet, or else the reference of the entry; a debt that is repaid has the name of its account. */
const whatOf = ({ game, reference }: Row) =>
  game === null ? (
    (words.accounts[reference] ?? reference)
  ) : (
    <span title={reference}>
      <b>{game}</b> {reference.slice(0, 8).toUpperCase()}
    </span>
  );

export const LEDGER_LIST: ListDeclaration<Row> = {
  name: 'ledger',
  spec: LEDGER,
  caption: words.title,
  keyOf: ({ id, account }) => `${id}:${account}`,
  titleOf: ({ reference }) => reference,
  search: { field: 'reference', operator: 'eq', label: words.reference },
  columns: [
    { name: 'at', title: common.time, cell: ({ at }) => <Time at={at} isPrecise /> },
    { name: 'kind', title: words.entry, cell: ({ kind }) => kindWords[kind] ?? kind },
    { name: 'reference', title: words.reference, cell: whatOf },
    { name: 'account', title: words.account, cell: accountOf },
    { name: 'amount', title: common.amount, cell: amountOf, isFigure: true },
    { name: 'balance', title: common.balance, cell: balanceOf, isFigure: true },
    { name: 'id', title: words.id, cell: ({ id }) => id, isFigure: true, isSpare: true },
  ],
  choices: { account: words.accounts },
  views: [{ key: 'all', name: words.all, filter: [], sort: null }],
  card: (row) => ({
    title: kindWords[row.kind] ?? row.kind,
    figure: amountOf(row),
    state: <Time at={row.at} />,
    facts: `${accountOf(row)} · ${row.game ?? row.reference}`,
  }),
};
