import { type BodyOf, lottery as contract, type ValueOf } from '@fairlot/contract';
import { type BoundRoute, type Caller, route } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { PlaceOrder } from './actions/place-order.ts';
import type { PlaceTicket } from './actions/place-ticket.ts';
import type { createProveTicket } from './actions/prove-ticket.ts';
import type { FollowUps } from './follow-ups/index.ts';
import type { Lottery } from './index.ts';
import type { Menu, Ticket } from './present.ts';

/** Vendor of our own lottery games on the wire. */
const OWN_VENDOR = 'TCG_LOTTO_VN';

/** Code that opens a vendor's lobby instead of a game. */
const LOBBY = 'lobby';

/** Tag of the games that are not Vietnamese-style lotteries. */
const OTHER_FAMILIES = 'LOTTO';

type Cancelled = ValueOf<typeof contract.cancelTicket>;
type Launch = BodyOf<typeof contract.launchLott>;
type Doors = Lottery & {
  placeTicket: PlaceTicket;
  placeOrder: PlaceOrder;
  ticket(memberId: bigint, ticketId: string, language: string): Promise<Ticket>;
  cancelTicket(caller: Caller, ticketId: string): Promise<Cancelled>;
  proveTicket: ReturnType<typeof createProveTicket>;
  followUps: FollowUps;
  /** Adds the game's name in a language. */
  named<T extends { gameCode: string; gameName: string }>(language: string, about: T): T;
};

/** @param ofVendor returns a vendor's game on offer. @throws Refusal `not.found`, `vendor.maintenance` */
export function createRoutes(doors: Doors, ofVendor: Catalogue['launchable']): BoundRoute[] {
  return [
    route(contract.vnMenu, ({ language }) => doors.currentGames(language)),
    route(contract.getLottList, ({ language }) => doors.currentGames(language)),
    route(contract.list, async ({ language }) => gamesOf(await doors.currentGames(language))),
    route(contract.week, ({ language }) => doors.week(language)),
    route(contract.vnRecent, ({ caller, query, language }) =>
      doors.recentGames(caller.memberId, query.recentCount, language),
    ),
    route(contract.hot, ({ language }) => doors.hotGames(language)),
    route(contract.drawNumber, async () => gamesOf(await doors.currentGames()).map(issueOf)),
    route(contract.vnNumero, async () =>
      gamesOf(await doors.currentGames())
        .filter(({ gameMenuTag }) => gameMenuTag !== OTHER_FAMILIES)
        .map(issueOf),
    ),
    route(contract.statistics, ({ query }) => doors.statistics(query.gameCode, query.draws)),
    route(contract.trend, ({ query }) => doors.trend(query.gameCode, query.draws)),
    route(contract.plays, ({ query, language }) => doors.plays(query.gameCode, language, query.rebate)),
    route(contract.placeTicket, ({ caller, body, idempotency }) => doors.placeTicket(caller, body, idempotency)),
    route(contract.placeOrder, ({ caller, body, idempotency }) => doors.placeOrder(caller, body, idempotency)),
    route(contract.getTicket, ({ caller, params, language }) => doors.ticket(caller.memberId, params.id, language)),
    route(contract.cancelTicket, ({ caller, params }) => doors.cancelTicket(caller, params.id)),
    route(contract.startFollowUp, async ({ caller, body, language }) =>
      doors.named(language, await doors.followUps.start(caller, body)),
    ),
    route(contract.followUps, async ({ caller, language }) =>
      (await doors.followUps.list(caller.memberId)).map((plan) => doors.named(language, plan)),
    ),
    route(contract.stopFollowUp, async ({ caller, params, language }) =>
      doors.named(language, await doors.followUps.stop(caller.memberId, params.id)),
    ),
    route(contract.ticketProof, ({ caller, params }) => doors.proveTicket(caller.memberId, params.id)),
    route(contract.draw, ({ params, language }) => doors.draw(params.gameCode, params.numero, language)),
    route(contract.history, ({ query }) => doors.history(query.gameCode, query.pageNo, query.pageSize, query.digits)),
    route(contract.launchLott, async ({ body }) => ({
      url:
        body.vendor === OWN_VENDOR
          ? await addressOf(doors, body.gameCode)
          : await addressAtVendor(doors, ofVendor, body),
      openMode: 'self' as const,
    })),
  ];
}

type MenuGame = Menu[number]['gameMenus'][number];
const gamesOf = (menu: Menu): MenuGame[] => menu.flatMap(({ gameMenus }) => gameMenus);
const issueOf = ({ gameCode, numero: issue, remainTime, isSale, lockTime }: MenuGame) => ({
  gameCode,
  numero: issue,
  remainTime,
  isSale,
  lockTime,
});

/**
 * The page that embeds and opens a vendor's lottery. A vendor's lobby is its game with that code; a vendor without one
 * gets its group in our lobby (Z-109). @throws Refusal `not.found`, `vendor.maintenance`
 */
async function addressAtVendor(
  doors: Doors,
  ofVendor: Catalogue['launchable'],
  { vendor, gameCode, prizeMode }: Launch,
): Promise<string> {
  try {
    const { gameId } = await ofVendor(gameCode, vendor);
    return `/m/game?${new URLSearchParams({ vendor, gameId, ...(prizeMode ? { prizeMode } : {}) }).toString()}`;
  } catch (error) {
    const isMissing = error instanceof Refusal && error.code === 'not.found';
    const group =
      isMissing && gameCode === LOBBY && (await doors.currentGames()).find((each) => each.vendor === vendor);
    if (!group) throw error;
    return `/m/lott?${new URLSearchParams({ tag: group.tag }).toString()}`;
  }
}

/** @throws Refusal not.found for games we do not have */
async function addressOf(doors: Doors, gameCode: string): Promise<string> {
  if (gameCode === LOBBY) return '/m/lott';
  const offered = (await doors.currentGames()).some(({ gameMenus }) =>
    gameMenus.some((game) => game.gameCode === gameCode),
  );
  if (!offered) throw new Refusal('not.found');
  return `/m/lottery/play?gameCode=${encodeURIComponent(gameCode)}`;
}
