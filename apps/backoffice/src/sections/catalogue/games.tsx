import { type SyntheticEvent, useCallback, useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { Loaded } from '../../parts/states.tsx';
import { type Column, Pager, Table } from '../../parts/table.tsx';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { catalogueApi, type GameRow } from './api.ts';
import { ChangeDialog, checkRank, MarkFields, StateCell, tagsOf } from './change-dialog.tsx';
import { catalogueTexts as words } from './texts.ts';

/** Games to be found, hidden ones too, and shown or hidden, ordered, tagged, named, pictured. */
export function Games({ canChange }: { canChange: boolean }) {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState({ search: '', pageNo: 1 });
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => catalogueApi.games(wanted, signal), [wanted]));
  const [game, setGame] = useState<GameRow | null>(null);
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    setWanted({ search: text.trim(), pageNo: 1 });
  };
  const actions: Column<GameRow> = {
    title: texts.actions,
    cell: (row) => (
      <button type="button" className="button" aria-label={`${words.change} ${row.name}`} onClick={() => setGame(row)}>
        {words.change}
      </button>
    ),
  };
  return (
    <>
      <form role="search" className="filters" onSubmit={find}>
        <Field label={words.search} value={text} onChange={setText} type="search" maxLength={100} />
        <button type="submit" className="button button--primary">
          {words.find}
        </button>
      </form>
      <Loaded state={state} onRetry={reload}>
        {({ list, totalPages }) => (
          <>
            <Table
              caption={words.games}
              rows={list}
              keyOf={({ nodeId }) => nodeId}
              columns={canChange ? [...COLUMNS, actions] : COLUMNS}
            />
            <Pager page={wanted.pageNo} pages={totalPages} onPage={(pageNo) => setWanted({ ...wanted, pageNo })} />
          </>
        )}
      </Loaded>
      {game === null ? null : (
        <GameDialog key={game.nodeId} game={game} onClose={() => setGame(null)} onSaved={reload} />
      )}
    </>
  );
}

function GameDialog({ game, onClose, onSaved }: { game: GameRow; onClose: () => void; onSaved: () => void }) {
  const { nodeId, isEnabled, isTop, isNew, rank } = game;
  const [marks, setMarks] = useState({ isOn: isEnabled, isTop, isNew, rank: String(rank) });
  const [name, setName] = useState(game.name);
  const [icon, setIcon] = useState(game.icon);
  const save = async (reason: string) => {
    await catalogueApi.changeGame(
      nodeId,
      {
        name: name.trim(),
        isEnabled: marks.isOn,
        isTop: marks.isTop,
        isNew: marks.isNew,
        rank: Number(marks.rank),
        icon: icon.trim(),
      },
      reason,
    );
    onSaved();
  };
  return (
    <ChangeDialog title={game.name} check={() => checkRank(marks.rank)} onSave={save} onClose={onClose}>
      <Field label={words.name} value={name} onChange={setName} required maxLength={100} />
      <MarkFields marks={marks} onChange={setMarks} />
      <Field label={words.picture} hint={words.pictureHint} value={icon} onChange={setIcon} maxLength={500} dir="ltr" />
    </ChangeDialog>
  );
}

const COLUMNS: readonly Column<GameRow>[] = [
  { title: words.id, cell: ({ gameId }) => gameId },
  { title: words.name, cell: ({ name }) => name },
  { title: words.vendor, cell: ({ vendor }) => vendor },
  { title: words.type, cell: ({ gameType }) => gameType },
  { title: words.order, cell: ({ rank }) => rank, isFigure: true },
  { title: words.tags, cell: tagsOf },
  { title: words.state, cell: ({ isEnabled }) => <StateCell isOn={isEnabled} /> },
];
