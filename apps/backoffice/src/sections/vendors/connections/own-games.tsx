import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { RowActions } from '../../../list/row-actions.tsx';
import { currentRow } from '../../../parts/current-row.ts';
import { Loaded } from '../../../parts/states.tsx';
import { type Column, Table } from '../../../parts/table.tsx';
import { ownText } from '../../../shared/language.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { common } from '../../../shared/common-texts.ts';
import { type Connection, connectionsApi, type OwnGame } from './api.ts';
import { GameDialog } from './game-dialog.tsx';
import { gameKinds } from '../../../form/game-kinds.ts';
import { ownGamesTexts as words } from './own-games-texts.ts';

interface OwnGamesProps {
  vendor: Connection;
  canChange: boolean;
  canKeepPictures: boolean;
  onDone: (text: string) => void;
}

const SHOWN = 200;

/** A vendor's games in the catalogue; single games can be added and changed here. */
export function OwnGames({ vendor: { code, name }, canChange, canKeepPictures, onDone }: OwnGamesProps) {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => connectionsApi.games(code, signal), [code]));
  const [game, setGame] = useState<OwnGame | 'new' | null>(null);
  const done = (isAsked: boolean) => {
    onDone(isAsked ? common.requestSent : common.saved);
    reload();
  };
  return (
    <section aria-label={words.title}>
      <div className="vendors-head">
        <h2>{words.title}</h2>
        {canChange ? (
          <Button icon="plus" onClick={() => setGame('new')}>
            {words.add}
          </Button>
        ) : null}
      </div>
      <Loaded state={state} onRetry={reload}>
        {(games) => (
          <>
            <Table
              caption={`${words.title}: ${name}`}
              rows={games.slice(0, SHOWN)}
              empty={words.none}
              keyOf={keyOf}
              columns={canChange ? [...COLUMNS, actions(setGame)] : COLUMNS}
            />
            {games.length > SHOWN ? <p className="muted">{words.more(games.length)}</p> : null}
            {game === null ? null : (
              <GameDialog
                code={code}
                game={game === 'new' ? null : currentRow(game, games, keyOf)}
                canKeepPictures={canKeepPictures}
                onDone={done}
                onClose={() => setGame(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

const keyOf = ({ gameId }: OwnGame) => gameId;
const nameOf = ({ gameId, names }: OwnGame) => ownText(names) ?? gameId;
const kindOf = (kind: string) => (kind in gameKinds ? gameKinds[kind as keyof typeof gameKinds] : kind);

const COLUMNS: readonly Column<OwnGame>[] = [
  {
    title: common.game,
    isName: true,
    cell: (game) => (
      <span className="vendor-game">
        {game.picture === '' ? null : <img src={game.picture} alt="" />}
        <span className="vendor-name">
          <b>{nameOf(game)}</b> <small>{game.gameId}</small>
        </span>
      </span>
    ),
  },
  { title: common.type, cell: ({ kind }) => kindOf(kind) },
  { title: common.position, cell: ({ rank }) => rank, isFigure: true },
  {
    title: words.enabled,
    cell: ({ enabled }) => (
      <span className={`badge ${enabled ? 'badge--positive' : 'badge--negative'}`}>
        {enabled ? words.on : words.off}
      </span>
    ),
  },
];

function actions(onOpen: (game: OwnGame) => void): Column<OwnGame> {
  return {
    title: '',
    cell: (game) => <RowActions title={nameOf(game)} actions={[{ label: words.change, run: () => onOpen(game) }]} />,
  };
}
