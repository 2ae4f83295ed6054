import { GAMES } from '@fairlot/contract/catalogue/lists';
import { useState } from 'react';
import { ListPage } from '../../list/list-page.tsx';
import type { ListDeclaration, RowAction } from '../../list/list-spec.ts';
import { useReloadList } from '../../list/use-reload-list.ts';
import { Field } from '../../parts/field.tsx';
import type { PageProps } from '../../shared/section.ts';
import { catalogueApi, type GameRow } from './api.ts';
import { ChangeDialog, checkRank, MarkFields, StateCell, tagsOf } from './change-dialog.tsx';
import { catalogueTexts as words } from './texts.ts';

/** Games to be found, hidden ones too, and shown or hidden, ordered, tagged, named, pictured. */
export function Games({ operator }: PageProps) {
  const reload = useReloadList(LIST.name);
  const [game, setGame] = useState<GameRow | null>(null);
  const canChange = operator.permissions.includes('catalogue.change');
  const actionsOf = (row: GameRow): RowAction[] => [{ label: words.change, run: () => setGame(row) }];
  return (
    <>
      <ListPage list={LIST} actionsOf={canChange ? actionsOf : undefined} onOpen={canChange ? setGame : undefined} />
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

const LIST: ListDeclaration<GameRow> = {
  name: 'catalogue/games',
  spec: GAMES,
  caption: words.games,
  keyOf: ({ nodeId }) => nodeId,
  titleOf: ({ name }) => name,
  search: { field: 'find', operator: 'eq', label: words.search },
  columns: [
    { name: 'name', title: words.name, cell: ({ name }) => <b>{name}</b> },
    { name: 'gameId', title: words.id, cell: ({ gameId }) => gameId },
    { name: 'vendor', title: words.vendor, cell: ({ vendor }) => vendor },
    { name: 'gameType', title: words.type, cell: ({ gameType }) => gameType },
    { name: 'rank', title: words.order, cell: ({ rank }) => rank, isFigure: true },
    { name: 'tags', title: words.tags, cell: tagsOf },
    { name: 'isEnabled', title: words.state, cell: ({ isEnabled }) => <StateCell isOn={isEnabled} /> },
    { name: 'nodeId', title: words.node, cell: ({ nodeId }) => nodeId, isSpare: true },
  ],
  fields: { isTop: words.hot, isNew: words.isNew, isEnabled: words.shown },
  views: [
    { key: 'all', name: words.all, filter: [], sort: null },
    { key: 'hidden', name: words.hidden, filter: ['isEnabled:eq:false'], sort: null },
  ],
  card: ({ name, vendor, gameType, rank, isEnabled }) => ({
    title: name,
    figure: rank,
    state: <StateCell isOn={isEnabled} />,
    facts: `${vendor} · ${gameType}`,
  }),
};
