import { PLAY_TYPES, PRIZE_MODES, type PrizeMode, type PrizeModes, VENDORS } from './config.ts';
import { returnPath } from './paths.ts';

/** Fields of a game that determine how it is opened. */
export interface Launchable {
  vassalage: string;
  gameType: string;
  gameId: string;
  gameCode: string;
  gameGroupId?: string | undefined;
  /** Entertainment mode if it contains "Entertainment". */
  lottoMode?: string | undefined;
}

export interface LotteryLaunch {
  vendor: string;
  gameCode: string;
  prizeMode: PrizeMode;
}

/**
 * lottery: use the lottery launch call; route: open the launch address, which makes that call; generic: use the launch
 * of other games.
 */
export type LaunchPlan =
  | { kind: 'lottery'; launch: LotteryLaunch }
  | { kind: 'route'; href: string }
  | { kind: 'generic' };

/**
 * Returns how a tap on a game opens it for a member. `pageBack`: path of this app to return to; `prizeModes`: the
 * merchant's. Source: section 4, Z-35, Z-41.
 */
export function launchPlan(game: Launchable, pageBack: string, prizeModes: PrizeModes = {}): LaunchPlan {
  const { vassalage: vendor, gameType, gameCode } = game;
  const prizeMode = prizeModes[vendor] ?? standardMode(vendor, gameType);
  if (vendor === VENDORS.own || vendor === VENDORS.sea)
    return { kind: 'lottery', launch: { vendor, gameCode, prizeMode } };
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return { kind: 'generic' };
  const query = new URLSearchParams({
    playType: playTypeOf(game.lottoMode),
    gameId: game.gameId,
    gameGroupId: game.gameGroupId ?? '',
    prize_mode: prizeMode,
    code: gameCode,
    pageBack,
    vendor,
  });
  return { kind: 'route', href: `/m/launchGame?${query.toString()}` };
}

function standardMode(vendor: string, gameType: string): PrizeMode {
  if (vendor === VENDORS.sea) return PRIZE_MODES.sea;
  return gameType === 'ELOTT' && vendor !== VENDORS.own ? PRIZE_MODES.elott : PRIZE_MODES.lott;
}

export function playTypeOf(lottoMode: string | undefined): string {
  return lottoMode?.includes('Entertainment') ? PLAY_TYPES.entertainment : PLAY_TYPES.tradition;
}

/** Codes of our own lotteries. Codes of vendors' games are the vendors' own and may have any characters. */
const OWN_CODE = /^\w{1,32}$/;
const MAX_CODE = 64;

/** Parses a launch address; null when it names no game. An unknown prize mode is replaced by Lott. */
export function launchOf(
  search: Record<string, string>,
): { launch: LotteryLaunch; handedOn: Record<string, string>; pageBack: string } | null {
  const code = search['code'] ?? '';
  const prizeMode = Object.values(PRIZE_MODES).find((mode) => mode === search['prize_mode']) ?? PRIZE_MODES.lott;
  const vendor = search['vendor'] ?? (prizeMode === PRIZE_MODES.sea ? VENDORS.sea : VENDORS.own);
  if (code === '' || code.length > MAX_CODE || (vendor === VENDORS.own && !OWN_CODE.test(code))) return null;
  const pageBack = returnPath(search['pageBack']);
  const playType = search['playType'] === PLAY_TYPES.entertainment ? PLAY_TYPES.entertainment : PLAY_TYPES.tradition;
  return {
    launch: { vendor, gameCode: code, prizeMode },
    handedOn: { playType, gameId: search['gameId'] ?? '', gameGroupId: search['gameGroupId'] ?? '', pageBack },
    pageBack,
  };
}

const ORIGIN = 'http://fairlot.invalid';

/** The address of an opened game with the launch's forwarded parameters. */
export function withHandedOn(url: string, handedOn: Record<string, string>): string {
  const opened = new URL(url, ORIGIN);
  for (const [name, value] of Object.entries(handedOn)) if (value !== '') opened.searchParams.set(name, value);
  return opened.origin === ORIGIN ? opened.pathname + opened.search : opened.href;
}
