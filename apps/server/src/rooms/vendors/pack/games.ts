import type { Executor, Tx } from '../../../platform/db/index.ts';
import { formatMinor, parseMinor } from '@fairlot/money';
import {
  changedEntries,
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmounts,
} from '../../../platform/pack/index.ts';
import { type Catalogue, categoryOf, type PutGame } from '../../catalogue/index.ts';
import { LOTTERIES, OWN_VENDORS } from '../desk/connection-views.ts';
import { MOST_ID_LENGTH } from '../desk/own-games.ts';
import type { VendorsPlatform } from '../ports.ts';
import { type GameInPack, GamesFile } from './shapes.ts';

const USUAL_RANK = 100;

/** Games of vendors, and the tiles of our own games, as a file of merchant packs. */
export function createGamesPack({ catalogue, lotteryCodes, site }: VendorsPlatform, applied: () => void): PackPart {
  /** @throws PackRefusal for a tile of a lottery that does not exist */
  async function requireLotteries(tx: Tx, tiles: GamesFile[string] = {}): Promise<void> {
    const codes = await lotteryCodes(tx);
    const unknown = Object.keys(tiles).find((code) => !codes.has(code));
    if (unknown !== undefined) throw new PackRefusal([LOTTERIES, unknown], `${unknown} is no lottery of this site`);
  }

  return packPart<GamesFile>({
    name: 'games',
    schema: GamesFile,
    read: async (executor) => {
      await site.currency(executor);
      return readGames(catalogue, executor);
    },
    complete: async (tx, current, wanted) => {
      const next = { ...current };
      await requireLotteries(tx, wanted[LOTTERIES]);
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
        const changed = changedEntries(current[vendor] ?? {}, games);
        if (changed.length === 0) continue;
        if (!known.has(vendor)) throw new PackRefusal([vendor], `${vendor} is no vendor of this site`);
        const types = new Map((await catalogue.gamesOf(vendor, tx)).map(({ gameId, gameType }) => [gameId, gameType]));
        const put = changed.map(([id, game]) => toPut(vendor, id, game, types.get(id)));
        await refusalsAt([vendor], () => catalogue.putGames(tx, vendor, put));
      }
    },
    forget: () => {},
    applied,
  });
}

async function readGames(catalogue: Catalogue, executor: Executor): Promise<GamesFile> {
  const file: GamesFile = {};
  for (const { code, gameCount } of await catalogue.listVendors(executor)) {
    if (gameCount === 0) continue;
    const games = await catalogue.gamesInFull(executor, code);
    file[code] = Object.fromEntries(games.map((game) => [game.gameId, gameInPack(code, game)]));
  }
  return file;
}

function gameInPack(vendor: string, game: Required<PutGame>): GameInPack {
  const { nodeId, position, gameId: _gameId, name, names, gameType, icon, isEnabled, ...rest } = game;
  const { minBetMinor, lineCount, ...facts } = rest;
  return {
    nodeId,
    position,
    names: { EN: name, ...names },
    kind: categoryOf(vendor, gameType) as NonNullable<GameInPack['kind']>,
    picture: icon,
    enabled: isEnabled,
    ...facts,
    ...(!OWN_VENDORS.has(vendor) && { minBet: formatMinor(BigInt(minBetMinor)), lineCount }),
  };
}

/** @throws PackRefusal when a new game has no kind or no English name, or an existing one another id */
function completeGame([vendor, id]: [string, string], now: GameInPack | undefined, asked: GameInPack): GameInPack {
  const wanted = OWN_VENDORS.has(vendor) ? withoutStakes(asked) : asked;
  const game = { picture: '', rank: USUAL_RANK, enabled: true, ...now, ...tidyAmounts(wanted, ['minBet']) };
  game.names = { ...now?.names, ...wanted.names };
  if (game.kind === undefined) throw new PackRefusal([vendor, id], `${id} needs a kind`);
  if (game.names['EN'] === undefined) throw new PackRefusal([vendor, id], `${id} needs an English name`);
  if (now !== undefined && game.nodeId !== now.nodeId)
    throw new PackRefusal([vendor, id, 'nodeId'], 'nodeId of a game cannot be changed');
  if (vendor.length + 1 + id.length > MOST_ID_LENGTH)
    throw new PackRefusal([vendor, id], `${id} is too long with the code of its vendor`);
  return game;
}

/** Stakes and lines of our own games follow from their settings, whatever a pack names. */
const withoutStakes = ({ minBet: _minBet, lineCount: _lineCount, ...game }: GameInPack): GameInPack => game;

function toPut(vendor: string, gameId: string, game: GameInPack, delivered: string | undefined): PutGame {
  const { names: { EN: name = gameId, ...names } = {}, kind = 'RNG', picture = '', minBet, enabled, ...facts } = game;
  // The type as the vendor delivers it is kept; e-sports and cockfight vendors deliver SPORTS.
  const gameType =
    [delivered, 'SPORTS'].find((type) => type !== undefined && categoryOf(vendor, type) === kind) ?? kind;
  return {
    ...facts,
    gameId,
    name,
    names,
    gameType,
    icon: picture,
    rank: facts.rank ?? USUAL_RANK,
    isEnabled: enabled ?? true,
    ...(minBet !== undefined && { minBetMinor: String(parseMinor(minBet)) }),
  };
}
