import { SEED_PAIRS } from '@fairlot/contract/originals/lists';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration } from '../../list/list-spec.ts';
import { Time } from '../../parts/time.tsx';
import type { SeedPairRow } from './api.ts';
import { originalsTexts as words } from './texts.ts';
import { common } from '../../shared/common-texts.ts';

/** Pairs of seeds; a revealed seed shows whether it matches its commitment. */
export function Seeds() {
  return <ListPage list={LIST} />;
}

function CheckCell({ isRight }: Pick<SeedPairRow, 'isRight'>) {
  if (isRight === null) return <span className="badge">{words.inUse}</span>;
  return isRight ? (
    <span className="badge badge--positive">{words.right}</span>
  ) : (
    <span className="badge badge--negative">{words.wrong}</span>
  );
}

const LIST: ListDeclaration<SeedPairRow> = {
  name: 'originals/seeds',
  spec: SEED_PAIRS,
  caption: words.seeds,
  keyOf: ({ id }) => id,
  titleOf: ({ serverSeedHash }) => serverSeedHash,
  search: { field: 'memberId', operator: 'eq', label: words.member },
  columns: [
    { name: 'serverSeedHash', title: words.hash, cell: ({ serverSeedHash }) => <code>{serverSeedHash}</code> },
    { name: 'memberId', title: words.member, cell: ({ memberId }) => memberId },
    { name: 'clientSeed', title: words.clientSeed, cell: ({ clientSeed }) => <code>{clientSeed}</code> },
    { name: 'rounds', title: words.count, cell: ({ rounds }) => rounds, isFigure: true },
    { name: 'madeAt', title: common.started, cell: ({ madeAt }) => <Time at={madeAt} /> },
    {
      name: 'revealedAt',
      title: words.revealedAt,
      cell: ({ revealedAt }) => (revealedAt === null ? '–' : <Time at={revealedAt} />),
    },
    { name: 'isRight', title: words.check, cell: CheckCell },
    { name: 'id', title: '#', cell: ({ id }) => id, isSpare: true },
  ],
  fields: { memberId: words.member },
  views: [{ key: 'all', name: words.all, filter: [], sort: null }],
  card: (row) => ({
    title: <code>{row.serverSeedHash.slice(0, 16)}</code>,
    figure: row.rounds,
    state: <CheckCell isRight={row.isRight} />,
    facts: <Time at={row.madeAt} />,
  }),
};
