import type { Executor } from '../../../platform/db/index.ts';
import { PackRefusal, type PackPart, packPart } from '../../../platform/pack/index.ts';
import { type Catalogue, categoryOf, type GameEntry, type PutGame } from '../../catalogue/index.ts';
import { MOST_ID_LENGTH } from '../desk/own-games.ts';
import { OWN_VENDORS } from '../desk/connection-views.ts';
import { type GameInPack, GamesFile } from './shapes.ts';

const USUAL_RANK = 100;

/** Games of vendors as a file of merchant packs. */
export function createGamesPack(catalogue: Catalogue, applied: () => void): PackPart {
  return packPart<GamesFile>({
    name: 'games',
    schema: GamesFile,
    read: (executor) => readGames(catalogue, executor),
    complete: async (_tx, current, wanted) => {
      const next = { ...current };
      for (const [vendor, games] of Object.entries(wanted))
        next[vendor] = {
          ...current[vendor],
          ...Object.fromEntries(
            Object.entries(games).map(([id, game]) => [id, completeGame([vendor, id], current[vendor]?.[id], game)]),
          ),
        };
      return next;
    },
    apply: async (tx, current, next) => {
      await catalogue.lockGames(tx);
      const known = new Set((await catalogue.listVendors(tx)).map(({ code }) => code));
      for (const [vendor, games] of Object.entries(next)) {
        const changed = Object.entries(games).filter(
          ([id, game]) => JSON.stringify(game) !== JSON.stringify(current[vendor]?.[id]),
        );
        if (changed.length === 0) continue;
        if (!known.has(vendor) || OWN_VENDORS.has(vendor))
          throw new PackRefusal([vendor], `${vendor} is no vendor of this site`);
        const types = new Map((await catalogue.gamesOf(vendor, tx)).map(({ gameId, gameType }) => [gameId, gameType]));
        await catalogue.putGames(
          tx,
          vendor,
          changed.map(([id, game]) => toPut(vendor, id, game, types.get(id))),
        );
      }
    },
    forget: () => {},
    applied,
  });
}

async function readGames(catalogue: Catalogue, executor: Executor): Promise<GamesFile> {
  const file: GamesFile = {};
  for (const { code, gameCount } of await catalogue.listVendors(executor)) {
    if (OWN_VENDORS.has(code) || gameCount === 0) continue;
    const games = await catalogue.gamesOf(code, executor);
    file[code] = Object.fromEntries(games.map((game) => [game.gameId, gameInPack(code, game)]));
  }
  return file;
}

const gameInPack = (vendor: string, { name, names, gameType, icon, rank, isEnabled }: GameEntry): GameInPack => ({
  names: { EN: name, ...names },
  kind: categoryOf(vendor, gameType) as NonNullable<GameInPack['kind']>,
  picture: icon,
  rank,
  enabled: isEnabled,
});

/** @throws PackRefusal when a new game has no kind or no English name */
function completeGame([vendor, id]: [string, string], now: GameInPack | undefined, wanted: GameInPack): GameInPack {
  const game = {
    names: { ...now?.names, ...wanted.names },
    kind: wanted.kind ?? now?.kind,
    picture: wanted.picture ?? now?.picture ?? '',
    rank: wanted.rank ?? now?.rank ?? USUAL_RANK,
    enabled: wanted.enabled ?? now?.enabled ?? true,
  };
  if (game.kind === undefined) throw new PackRefusal([vendor, id], `${id} needs a kind`);
  if (game.names['EN'] === undefined) throw new PackRefusal([vendor, id], `${id} needs an English name`);
  if (vendor.length + 1 + id.length > MOST_ID_LENGTH)
    throw new PackRefusal([vendor, id], `${id} is too long with the code of its vendor`);
  return game as GameInPack;
}

function toPut(vendor: string, gameId: string, game: GameInPack, delivered: string | undefined): PutGame {
  const { names: { EN: name = gameId, ...names } = {}, kind = 'RNG', picture = '', rank = USUAL_RANK } = game;
  // The vendor's game type is kept as long as the kind is the same.
  const gameType = delivered !== undefined && categoryOf(vendor, delivered) === kind ? delivered : kind;
  return { gameId, name, names, gameType, icon: picture, rank, isEnabled: game.enabled ?? true };
}
