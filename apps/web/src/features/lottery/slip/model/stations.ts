import { ApiError } from '../../../../shared/api/api-error.ts';
import type { LotteryMenu } from '../../games/api/menu.ts';
import type { GamePlays, Play } from '../../games/api/plays.ts';
import { allGames } from '../../games/model/games.ts';
import type { StationsOrder, TicketOrder } from '../../tickets/api/tickets.ts';
import { isPairPlay, type Pair, pairsAmong, type Station } from '../../games/model/pairs.ts';
import { orderOf, type SlipPrice } from './slip.ts';
import { type ParkedBet, sumOfPrices } from '../parked/parked.ts';
import { orderLinesOf, type SlipBet, sumOfBets } from './typed-slip.ts';

/** Lotteries for which players can bet at several stations of the same day. */
const FAMILY = 'vn-south';
/** Draws by the calendar are numbered by their day. */
const DAY_LENGTH = 8;

/**
 * The stations that draw together with a game, in their order, the game among them; none for a game of another family,
 * one that draws alone, and outside the hours of sale. Names are in the local language, as typed bets use them.
 */
export function stationsOf(menu: LotteryMenu, gameCode: string): Station[] {
  const games = allGames(menu);
  const own = games.find((game) => game.gameCode === gameCode);
  if (own === undefined || own.family !== FAMILY || own.numero?.length !== DAY_LENGTH || !own.isSale) return [];
  const stations = games.flatMap((game) =>
    game.family === FAMILY && game.gameMenuTag === own.gameMenuTag && game.numero === own.numero && game.isSale
      ? [{ gameCode: game.gameCode, name: game.displayName, issue: game.numero ?? '' }]
      : [],
  );
  const different = [...new Map(stations.map((station) => [station.gameCode, station])).values()];
  return different.length > 1 ? different : [];
}

/** The bets at one station. */
export interface StationShare {
  station: Station;
  lineCount: number;
  unitCount: number;
  totalMinor: bigint;
  /** Typed bets for this station. */
  typed: readonly SlipBet[];
  /** Numbers of other plays for this station. */
  parked: readonly ParkedBet[];
  /** Whether the selection is for this station. */
  isChosen: boolean;
}

/**
 * The share of each station, then of each pair of them; those without a bet are omitted. The selection, numbers of
 * other plays, and typed bets that name no station, are for the chosen stations, or for each pair of them.
 */
export function sharesOf(
  stations: readonly Station[],
  chosen: readonly string[],
  selection: SlipPrice & { playCode?: string },
  typed: readonly SlipBet[],
  { pairs = [], parked = [] }: { pairs?: readonly Pair[]; parked?: readonly ParkedBet[] } = {},
): StationShare[] {
  const isOnPairs = isPairPlay(selection.playCode ?? '');
  const places = [
    ...stations.map((station) => ({ station, isPair: false, isIncluded: chosen.includes(station.gameCode) })),
    ...pairs.map((station) => ({ station, isPair: true, isIncluded: pairsAmong([station], chosen).length > 0 })),
  ];
  return places
    .map(({ station, isPair, isIncluded }) => {
      const bets = typed.filter((bet) =>
        isPair
          ? bet.pairs?.includes(station.gameCode)
          : bet.pairs === undefined && (bet.stations?.includes(station.gameCode) ?? isIncluded),
      );
      const isChosen = isIncluded && isPair === isOnPairs && selection.lineCount > 0;
      const left = isIncluded ? parked.filter(({ play }) => isPairPlay(play.code) === isPair) : [];
      const sum = sumOfPrices(sumOfBets(bets), left);
      return {
        station,
        lineCount: sum.lineCount + (isChosen ? selection.lineCount : 0),
        unitCount: sum.unitCount + (isChosen ? selection.unitCount : 0),
        totalMinor: sum.totalMinor + (isChosen ? selection.totalMinor : 0n),
        typed: bets,
        parked: left,
        isChosen,
      };
    })
    .filter(({ lineCount }) => lineCount > 0);
}

/**
 * A ticket for each share, at the odds that the page has of its station. Points belong to the page's own game, so
 * several tickets have their stake in money.
 */
export function ordersOf(
  shares: readonly StationShare[],
  play: Play,
  picks: readonly string[],
  stakeMinor: bigint,
  pointMinor: bigint | null,
  playsOf: (gameCode: string) => Pick<GamePlays, 'oddsVersion'> | undefined,
): TicketOrder[] {
  return shares.map(({ station, typed, isChosen }) =>
    orderOf(
      station.gameCode,
      station.issue,
      playsOf(station.gameCode)?.oddsVersion ?? 0,
      play,
      isChosen ? picks : [],
      stakeMinor,
      shares.length > 1 ? null : pointMinor,
      orderLinesOf(typed),
    ),
  );
}

/** One order of several tickets; undefined for a single ticket, which is its own order. */
export const orderOfTickets = (tickets: readonly TicketOrder[]): StationsOrder | undefined =>
  tickets.length < 2 ? undefined : { tickets: [...tickets] };

/** The station or pair that the error of an order concerns; null if it concerns no other station. */
export function refusedAt(error: unknown, stations: readonly Station[]): Station | null {
  if (!(error instanceof ApiError) || typeof error.value !== 'object' || error.value === null) return null;
  const { gameCode } = error.value as { gameCode?: unknown };
  return stations.find((station) => station.gameCode === gameCode) ?? null;
}
