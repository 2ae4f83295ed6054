import { Strict } from '@fairlot/contract/shapes';
import { originalsDesk as contract } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { type Static, Type } from 'typebox';
import type { Executor, Tx } from '../../platform/db/index.ts';
import {
  changedEntries,
  isSame,
  PackRefusal,
  type PackPart,
  packPart,
  refusalsAt,
  tidyAmounts,
} from '../../platform/pack/index.ts';
import { changeFloor, readFloor } from './desk/floor.ts';
import { askLeastStake, changesOf, presentSettings, publishSettings, readGame, switchGame } from './desk/settings.ts';
import type { GameSettings, OriginalCode } from './games.ts';
import type { OriginalsPlatform } from './ports.ts';
import { addMissingGames } from './usual-games.ts';

const {
  version: _version,
  reason: _reason,
  requestKey: _requestKey,
  ...SETTINGS
} = contract.requestSettings.body.properties;

/** The file `inhouse-games` of a pack: the least return of every game, and the games by their codes. */
const GamesFile = Type.Partial(
  Type.Object({
    floorScaled: contract.floor.value.properties.floorScaled,
    games: Type.Record(
      Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
      Type.Partial(Type.Object({ isEnabled: Type.Boolean(), ...SETTINGS }), Strict),
      Strict,
    ),
  }),
  Strict,
);
type GamesFile = Static<typeof GamesFile>;
type Game = NonNullable<GamesFile['games']>[string];

const NAMES = ['isEnabled', ...Object.keys(SETTINGS)] as (keyof Game)[];
const AMOUNTS = ['min', 'max', 'maxPayout', 'maxExposure'];

/** In-house games as a file of merchant packs: which are on offer, their limits and returns. */
export function createOriginalsPack(
  platform: Pick<OriginalsPlatform, 'catalogue' | 'checkLeastStake' | 'site'>,
  settings: GameSettings,
): PackPart {
  async function read(executor: Executor): Promise<GamesFile> {
    await platform.site.currency(executor);
    const games = (await settings.read(executor)).map((game) => presentSettings(game));
    return {
      floorScaled: await readFloor(executor),
      games: Object.fromEntries(
        games.map((game) => [game.game, Object.fromEntries(NAMES.map((name) => [name, game[name]])) as Game]),
      ),
    };
  }
  async function applyGame(tx: Tx, code: string, { isEnabled = false, ...wanted }: Game): Promise<void> {
    const former = await readGame(tx, settings, code as OriginalCode);
    const { isEnabled: wasEnabled, ...now } = (await read(tx)).games?.[code] ?? {};
    if (!isSame(now, wanted)) {
      const input = wanted as Parameters<typeof changesOf>[1];
      changesOf(former, input);
      await askLeastStake(platform, tx, former, parseMinor(input.min));
      await publishSettings(platform, tx, former, input);
    }
    if (wasEnabled === isEnabled) return;
    const game = await readGame(tx, settings, former.code);
    if (!isEnabled) await askLeastStake(platform, tx, game, null);
    await switchGame(tx, game, isEnabled);
    if (isEnabled) await platform.catalogue.offerOwnGame(tx, game.gameId);
  }

  return packPart<GamesFile>({
    name: 'inhouse-games',
    schema: GamesFile,
    read,
    complete: async (tx, _current, wanted) => {
      // A database that begins with the pack has no rows of the games yet.
      await addMissingGames(tx);
      const { floorScaled, games = {} } = await read(tx);
      const next = { ...games };
      for (const [code, game] of Object.entries(wanted.games ?? {})) {
        if (games[code] === undefined) throw new PackRefusal(['games', code], `${code} is no in-house game`);
        next[code] = { ...games[code], ...tidyAmounts(game, AMOUNTS) };
      }
      return { floorScaled: wanted.floorScaled ?? floorScaled ?? 0, games: next };
    },
    apply: async (tx, _current, next) => {
      const { floorScaled, games = {} } = await read(tx);
      for (const [code, game] of changedEntries(games, next.games ?? {}))
        await refusalsAt(['games', code], () => applyGame(tx, code, game));
      // Raised after the games, because their previous returns may be below the new minimum.
      if (next.floorScaled !== undefined && next.floorScaled !== floorScaled)
        await changeFloor(tx, settings, next.floorScaled);
    },
    forget: settings.drop,
  });
}
