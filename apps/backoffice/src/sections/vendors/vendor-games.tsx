import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../form/action-dialog.tsx';
import { gameKinds } from '../../form/game-kinds.ts';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { type GameDifferences, vendorsApi } from './api.ts';
import { gamesTexts as words } from './games-texts.ts';

interface Row {
  change: keyof typeof words.changes;
  gameId: string;
  name: string;
  was: string;
  kind: string;
}

/** Compares a vendor's games with the catalogue on demand; two operators apply the differences. */
export function VendorGames({ code, canTakeOver }: { code: string; canTakeOver: boolean }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      {isAsked ? (
        <Compared code={code} canTakeOver={canTakeOver} />
      ) : (
        <Button onClick={() => setAsked(true)}>{words.compare}</Button>
      )}
    </section>
  );
}

function Compared({ code, canTakeOver }: { code: string; canTakeOver: boolean }) {
  const [load] = useState(() => (signal: AbortSignal) => vendorsApi.gameDifferences(code, signal));
  const { state, reload } = useLoad(load);
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const takeOver = async (reason: string) => {
    await vendorsApi.takeOverGames(code, { reason, requestKey: keyOf([code, reason]) });
    keyOf.renew();
    setNotice(common.requestSent);
  };
  return (
    <>
      <Loaded state={state} onRetry={reload}>
        {(found) => {
          const rows = rowsOf(found);
          if (rows.length === 0) return <p className="loading">{words.same(found.theirs)}</p>;
          return (
            <>
              <div className="filters">
                <p>{words.counted(found.theirs, found.ours)}</p>
                {canTakeOver && <Button onClick={() => setAsking(true)}>{words.takeOver}</Button>}
              </div>
              <Table caption={words.title} rows={rows} keyOf={({ gameId }) => gameId} columns={COLUMNS} />
            </>
          );
        }}
      </Loaded>
      <p role="status">{notice}</p>
      {isAsking && (
        <ReasonDialog
          title={`${words.takeOver}: ${code}`}
          submit={words.takeOver}
          run={takeOver}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function rowsOf({ added, renamed, gone }: GameDifferences): Row[] {
  return [
    ...added.map(({ gameId, name, gameType }) => ({ change: 'added', gameId, name, was: '', kind: gameType }) as const),
    ...renamed.map(({ gameId, name, was }) => ({ change: 'renamed', gameId, name, was, kind: '' }) as const),
    ...gone.map(({ gameId, name, gameType }) => ({ change: 'gone', gameId, name, was: '', kind: gameType }) as const),
  ];
}

const KINDS: Readonly<Record<string, string>> = gameKinds;

const COLUMNS: readonly Column<Row>[] = [
  { title: words.change, cell: ({ change }) => words.changes[change] },
  { title: common.game, cell: ({ gameId }) => gameId },
  { title: common.name, cell: ({ name }) => name },
  { title: words.was, cell: ({ was }) => was },
  { title: common.type, cell: ({ kind }) => KINDS[kind] ?? kind },
];
