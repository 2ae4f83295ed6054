import { catalogueDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { presentGame } from './present.ts';
import { GAME_COLUMNS, type GameEntry, gameFound } from '../operator-lists.ts';

type GameView = ValueOf<typeof contract.changeGame>;

/** Games by rank, including hidden ones; `find` matches a part of the name or a complete id. */
export function createGameList(): AnyDeskList {
  return deskList<GameEntry, GameView>({
    endpoint: contract.games,
    select: GAME_COLUMNS,
    from: sql`catalogue_games g`,
    alias: 'g',
    key: { column: sql`g.node_id`, type: 'text' },
    fields: {
      find: { where: ([text = '']) => gameFound(text) },
    },
    present: (rows) => rows.map(presentGame),
  });
}
