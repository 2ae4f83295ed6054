import { type BodyOf, type originalsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import { approval, requireVersion, versionOf, factLine } from '../../../platform/operators/index.ts';
import { invalidField, requireFound } from '../../../platform/refusal.ts';
import { type GameSettings, type OriginalCode, type OriginalGame, returnsOf } from '../games.ts';

type Wanted = Omit<BodyOf<typeof contract.requestSettings>, 'reason' | 'requestKey'>;
export type SettingsView = ValueOf<typeof contract.games>[number];
type SettingsInput = Wanted & { game: OriginalCode; changes: string[] };

/** Games whose return is a setting; the return of the others follows from their tables. */
/** Games with one adjustable return for every choice. */
export const EDGE_GAMES: readonly OriginalCode[] = ['dice', 'limbo', 'mines', 'hilo', 'crash'];

/** @param isAuto whether the merchant's market allows auto bets */
export function presentSettings(game: OriginalGame, isAuto = game.isAuto): SettingsView {
  return {
    game: game.code,
    name: game.name,
    isEnabled: game.enabled,
    version: versionOf(game.version),
    isAuto,
    hasEdge: EDGE_GAMES.includes(game.code),
    floorScaled: game.floorScaled,
    returns: returnsOf(game),
    returnScaled: Number(game.returnScaled),
    min: formatMinor(game.minStakeMinor),
    max: formatMinor(game.maxStakeMinor),
    maxPayout: formatMinor(game.maxPayoutMinor),
    maxExposure: game.maxExposureMinor === null ? null : formatMinor(game.maxExposureMinor),
    minRoundMs: game.minRoundMs,
  };
}

/**
 * The changes, one fact each.
 * @throws Refusal version.conflict, request.invalid {field, reason}: limits out of order, a return above 100 % or below
 * the floor, or no changes
 */
export function changesOf(game: OriginalGame, wanted: Wanted): string[] {
  requireVersion(wanted.version, game.version);
  checkLimits(game, wanted);
  checkReturns(game, wanted.returnScaled, wanted.floorScaled);
  const now = presentSettings(game);
  const changes = SETTINGS.filter((name) => textOf(now[name]) !== textOf(wanted[name])).map((name) =>
    factLine(name, textOf(now[name]), textOf(wanted[name])),
  );
  if (changes.length === 0) throw invalidField('game', 'unchanged');
  return changes;
}

const SETTINGS = ['returnScaled', 'min', 'max', 'maxPayout', 'maxExposure', 'minRoundMs', 'floorScaled'] as const;

function textOf(value: string | number | null): string {
  return typeof value === 'string' ? formatMinor(parseMinor(value)) : String(value ?? '–');
}

function checkLimits(game: OriginalGame, wanted: Wanted): void {
  const { min, max, maxPayout } = wanted;
  const amounts = { min: parseMinor(min), max: parseMinor(max), maxPayout: parseMinor(maxPayout) };
  if (amounts.min <= 0n) throw invalidField('min', 'minimum');
  if (amounts.max < amounts.min) throw invalidField('max', 'minimum');
  if (amounts.maxPayout < amounts.max) throw invalidField('maxPayout', 'minimum');
  if ((wanted.maxExposure === null) !== (game.maxExposureMinor === null))
    throw invalidField('maxExposure', 'of crash alone');
  if (wanted.maxExposure !== null && parseMinor(wanted.maxExposure) < amounts.maxPayout)
    throw invalidField('maxExposure', 'minimum');
}

/** @throws Refusal request.invalid when one of the exact returns of the game must not be published */
export function checkReturns(
  game: OriginalGame,
  wanted = Number(game.returnScaled),
  ownFloor = game.floorScaled,
): void {
  const floor = Math.max(ownFloor, game.merchantFloorScaled);
  const isEdge = EDGE_GAMES.includes(game.code);
  if (!isEdge && wanted !== Number(game.returnScaled)) throw invalidField('returnScaled', 'follows from the tables');
  const returns = publishedReturns(game, wanted);
  if (returns.some((each) => each > 10_000)) throw invalidField('returnScaled', 'maximum');
  // Of a game with tables, only the floor can be changed.
  if (returns.some((each) => each < floor))
    throw isEdge ? invalidField('returnScaled', 'minimum') : invalidField('floorScaled', 'maximum');
}

/** The exact returns x 10,000. A simple strategy is not a setting: the return of a setting assumes optimal play. */
export function publishedReturns(game: OriginalGame, wanted = Number(game.returnScaled)): number[] {
  if (EDGE_GAMES.includes(game.code)) return [wanted];
  return returnsOf(game)
    .filter(({ setting }) => !setting.endsWith('simple'))
    .map(({ percent }) => Number(percent.replace('.', '')));
}

/** Publishes the approved settings, unless others were published meanwhile. */
export function createSettingsApproval(
  platform: Pick<OriginalsPlatform, 'catalogue' | 'checkLeastStake'>,
  settings: GameSettings,
) {
  return approval<SettingsInput>({
    kind: 'originals.settings',
    permission: 'originals.change',
    object: ({ game }) => `original:${game}`,
    details: ({ changes }) => changes,
    execute: async (tx, { game, changes, ...wanted }) => {
      const former = await readGame(tx, settings, game);
      changesOf(former, wanted);
      await askLeastStake(platform, tx, former, parseMinor(wanted.min));
      await publishSettings(platform, tx, former, wanted);
      return {
        action: 'originals.settings.published',
        before: { version: former.version },
        after: { version: former.version + 1, changes },
      };
    },
    executed: () => settings.drop(),
  });
}

/** Writes settings that were checked, as a new version. @param former the game under its lock */
export async function publishSettings(
  { catalogue }: Pick<OriginalsPlatform, 'catalogue'>,
  tx: Tx,
  former: OriginalGame,
  wanted: Omit<Wanted, 'version'>,
): Promise<void> {
  const least = parseMinor(wanted.min);
  const exposure = wanted.maxExposure === null ? null : parseMinor(wanted.maxExposure);
  await tx.run(sql`
    update originals_games
       set return_scaled = ${wanted.returnScaled}::int, min_stake_minor = ${least}::bigint,
           max_stake_minor = ${parseMinor(wanted.max)}::bigint, max_exposure_minor = ${exposure}::bigint,
           max_payout_minor = ${parseMinor(wanted.maxPayout)}::bigint, min_round_ms = ${wanted.minRoundMs}::int,
           return_floor_scaled = ${wanted.floorScaled}::int,
           version = version + 1
     where code = ${former.code}`);
  if (least !== former.minStakeMinor) await catalogue.noteOwnStakes(tx);
}

/**
 * Lets other rooms object before the minimum stake of a game on sale changes.
 * @param leastMinor null for a game that closes
 * @throws Refusal of the room that depends on it
 */
export async function askLeastStake(
  { checkLeastStake }: Pick<OriginalsPlatform, 'checkLeastStake'>,
  tx: Tx,
  { enabled, gameId }: OriginalGame,
  leastMinor: bigint | null,
): Promise<void> {
  if (enabled) await checkLeastStake(tx, { gameId, leastMinor });
}

/** Switches a game on or off and returns its previous state. @throws Refusal not.found, request.invalid */
export async function switchGame(tx: Executor, game: OriginalGame, isEnabled: boolean): Promise<void> {
  if (isEnabled) checkReturns(game);
  await tx.run(sql`
    update originals_games set enabled = ${isEnabled}, version = version + 1
     where code = ${game.code} and enabled <> ${isEnabled}`);
}

/** The current game, under its lock. @throws Refusal not.found */
export async function readGame(tx: Executor, settings: GameSettings, code: OriginalCode): Promise<OriginalGame> {
  await tx.run(sql`select 1 from originals_games where code = ${code} for update`);
  return requireFound((await settings.read(tx)).find((each) => each.code === code));
}

/** All games with their current settings. */
export async function listSettings(db: Database, settings: GameSettings): Promise<SettingsView[]> {
  const inMarket = new Map((await settings.all()).map(({ code, isAuto }) => [code, isAuto]));
  return (await settings.read(db)).map((game) => presentSettings(game, inMarket.get(game.code)));
}
