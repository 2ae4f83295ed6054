import type { catalogue as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { GamePicture } from './index.ts';
import { motifOfGame } from './motif.ts';
import type { Win } from './repository.ts';
import { LOBBY_CATEGORY, nameIn, type SnapshotCategory, type SnapshotGame } from './snapshot.ts';

export type GameView = ValueOf<typeof contract.hotGames>['list'][number];

/** Lottery mode by category: electronic lotteries are entertainment, the others tradition. */
const LOTTO_MODES: Partial<Record<string, string>> = { ELOTT: 'Entertainment', LOTT: 'Tradition' };

/**
 * A game in its wire format, with its name in the first language that it has one in, or else the common one. For a game
 * without a picture, pages draw one from its id.
 */
export function presentGame(game: SnapshotGame, languages: readonly string[]): GameView {
  const name = nameIn(game.names, languages, game.name);
  const { isGameH5, supportPlay, roomId, gameGroupId, mobileIconUrl, mobileLargeIcon, mobileSmallIcon } = game.details;
  const motif = motifOfGame(game);
  return {
    gameId: game.gameId,
    nodeId: game.nodeId,
    nodeName: name,
    code: game.code,
    gameCode: game.code,
    remark: name,
    displayName: name,
    gameType: game.category,
    vassalage: game.vendor,
    vendorCode: game.vendor,
    vendorName: nameIn(game.vendorNames, languages, game.vendorName),
    gameClassify: game.classify,
    isTop: game.isTop,
    isNew: game.isNew,
    showIcon: [game.icon, mobileIconUrl, mobileLargeIcon, mobileSmallIcon].some((icon) => icon !== ''),
    iconUrl: game.icon === '' ? null : game.icon,
    isGameH5,
    supportPlay,
    ...named({ roomId, gameGroupId, mobileIconUrl, mobileLargeIcon, mobileSmallIcon }),
    ...(motif !== undefined && { motif }),
    ...(game.isInMaintenance && { maintenance: true }),
    ...(game.classifyNew === '' ? {} : { gameClassifyNew: game.classifyNew }),
    ...(LOTTO_MODES[game.category] === undefined ? {} : { lottoMode: LOTTO_MODES[game.category] }),
  };
}

/** Icons are in the same order as the tiles in the app. */
export function presentPicture(game: SnapshotGame): GamePicture {
  const { mobileIconUrl, mobileLargeIcon, mobileSmallIcon } = game.details;
  return {
    vassalage: game.vendor,
    gameType: game.category,
    nodeId: game.nodeId,
    motif: motifOfGame(game) ?? null,
    icon: [mobileIconUrl, mobileLargeIcon, mobileSmallIcon, game.icon].find((icon) => icon !== '') ?? null,
  };
}

/** Keeps only texts that are not empty. */
function named<K extends string>(texts: Record<K, string>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Record<K, string>>;
}

export function presentMenus(
  categories: readonly SnapshotCategory[],
  languages: readonly string[],
): ValueOf<typeof contract.gameMenus> {
  return categories
    .filter(({ category }) => category !== LOBBY_CATEGORY)
    .map(({ category, vendors }) => ({
      gameCategory: category,
      vendors: vendors.map(({ code, displayName, names, gameCount, classes }) => ({
        vassalage: code,
        displayName: nameIn(names, languages, displayName),
        gameCount,
        classes,
      })),
    }));
}

/** One entry per vendor and category; `sorting` contains the category's position and the vendor's position in it. */
export function presentMapping(
  categories: readonly SnapshotCategory[],
  languages: readonly string[],
): ValueOf<typeof contract.vendorMapping> {
  return categories.flatMap(({ category, vendors }, place) =>
    vendors.map(({ code, displayName, names, gameCount, classes, isTop, isNew, ...vendor }) => ({
      vassalage: code,
      displayName: nameIn(names, languages, displayName),
      gameCategory: category,
      gameCount,
      classes,
      isTop,
      isNew,
      maintenance:
        vendor.maintenanceReason === null
          ? null
          : { reason: vendor.maintenanceReason, until: vendor.maintenanceUntil?.getTime() ?? null },
      sorting: { gameCategory: place + 1, vendorNames: vendors.map((each) => each.code) },
    })),
  );
}

export function presentWin(
  { name, gameCode, gameName, amountMinor, wonAt }: Win,
  game: SnapshotGame | undefined,
): ValueOf<typeof contract.winners>[number] {
  return {
    name,
    game: gameName,
    gameCode,
    gameType: game?.category ?? null,
    nodeId: game?.nodeId ?? null,
    motif: (game && motifOfGame(game)) ?? null,
    amount: formatMinor(amountMinor),
    at: wonAt.getTime(),
  };
}
