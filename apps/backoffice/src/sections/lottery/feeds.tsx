import type { lotteryDesk, ValueOf } from '@fairlot/contract';
import { connectFeed } from '@fairlot/contract/lottery/connections-desk';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import { common } from '../../shared/common-texts.ts';
import { feedProviderTexts } from './feed-texts.ts';
import type { PageProps } from '../../shared/section.ts';
import { Loaded, RefreshBar } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';

import { formatTime } from '../../shared/format.ts';
import { lotteryApi } from './api.ts';
import { lotteryTexts } from './texts.ts';
import { useLoad } from '../../shared/use-load.ts';

type Feed = ValueOf<typeof lotteryDesk.feeds>['feeds'][number];
const words = lotteryTexts.feed;

/** Feeds of official results and their health. */
export function Feeds({ operator }: PageProps) {
  const { state, reload } = useLoad(lotteryApi.feeds);
  return (
    <>
      <RefreshBar onRefresh={reload} />
      <ConnectionCards
        path="/feedConnections"
        call={connectFeed}
        providerWords={feedProviderTexts}
        mayConnect={operator.permissions.includes('draws.change')}
        onChanged={reload}
      />
      <Loaded state={state} onRetry={reload}>
        {({ feeds, awaited }) => (
          <>
            <p role="status" className={awaited > 0 ? 'badge badge--negative' : 'badge'}>
              {words.awaited(awaited)}
            </p>
            <Table
              caption={lotteryTexts.titles.feeds}
              rows={feeds}
              empty={words.none}
              keyOf={({ name }) => name}
              columns={COLUMNS}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function stateOf({ askedAt, failure, failuresInRow }: Feed) {
  if (askedAt === null) return <span className="badge">{words.unknown}</span>;
  return failure === null ? (
    <span className="badge badge--positive">{words.ok}</span>
  ) : (
    <span className="badge badge--negative">{words.down(failuresInRow)}</span>
  );
}

const timeOf = (at: number | null): string => (at === null ? lotteryTexts.none : formatTime(at));

const COLUMNS: readonly Column<Feed>[] = [
  { title: words.name, cell: ({ name }) => name },
  { title: words.address, cell: ({ address }) => <span dir="ltr">{address}</span> },
  { title: common.state, cell: stateOf },
  { title: words.asked, cell: ({ askedAt }) => timeOf(askedAt) },
  { title: words.answered, cell: ({ answeredAt }) => timeOf(answeredAt) },
  { title: words.failure, cell: ({ failure }) => failure ?? lotteryTexts.none },
  {
    title: words.refusal,
    cell: ({ refusedAt, refusal }) => (refusal === null ? lotteryTexts.none : `${timeOf(refusedAt)}: ${refusal}`),
  },
];
