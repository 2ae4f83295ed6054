import type { BodyOf, lottery as contract, ValueOf } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { GameBook, LotteryGame } from '../games/games.ts';
import type { LotteryPlatform } from '../ports.ts';
import { isStaleGame, placeTicketIn } from './place-ticket.ts';

type Wanted = BodyOf<typeof contract.placeOrder>;
type Order = ValueOf<typeof contract.placeOrder>;
type Ticket = Wanted['tickets'][number];
export type PlaceOrder = (caller: Caller, wanted: Wanted, idempotency: IdempotencyKey) => Promise<Order>;

/**
 * Sells a ticket for each of several draws in one transaction, so that all of them are sold or none. Each is an
 * ordinary ticket of its draw. The same key with the same input returns the first answer again.
 * @throws Refusal like the sale of a ticket; its value has the `gameCode` of the ticket that was refused
 */
export function createPlaceOrder({ db }: Pick<LotteryPlatform, 'db'>, games: GameBook): PlaceOrder {
  return async (caller, wanted, idempotency) => {
    const draws = new Set(wanted.tickets.map(({ gameCode, numero: issue }) => `${gameCode} ${issue}`));
    if (draws.size < wanted.tickets.length) throw invalidField('tickets', 'draw.repeated');
    return attempt(caller, wanted, idempotency).catch((error: unknown) => {
      if (!wanted.tickets.some((ticket) => isAbout(error, ticket) && isStaleGame(error, ticket))) throw error;
      games.drop();
      return attempt(caller, wanted, idempotency);
    });
  };

  async function attempt(caller: Caller, { tickets }: Wanted, idempotency: IdempotencyKey): Promise<Order> {
    const found = await Promise.all(
      tickets.map(async (ticket) => ({ ticket, game: await games.find(ticket.gameCode) })),
    );
    return db.transaction((tx) =>
      once(tx, caller.memberId, 'lottery.placeOrder', idempotency, async () => {
        const sold = new Map<Ticket, Order['tickets'][number]>();
        let balance = '';
        // Every order takes the locks of draws in the same order, so that two of them never wait for each other.
        for (const { ticket, game } of found.toSorted((a, b) => (keyOf(a.ticket) < keyOf(b.ticket) ? -1 : 1))) {
          const one = { ...idempotency, key: `${idempotency.key}:${keyOf(ticket)}` };
          const answer = await placeTicketIn(tx, requireGame(game, ticket), caller, ticket, one).catch(
            (error: unknown) => {
              throw named(error, ticket);
            },
          );
          sold.set(ticket, answer);
          balance = answer.balance;
        }
        return answerOf(
          tickets.flatMap((ticket) => sold.get(ticket) ?? []),
          balance,
        );
      }),
    );
  }
}

const keyOf = ({ gameCode, numero: issue }: Ticket): string => `${gameCode}:${issue}`;

function requireGame(game: LotteryGame | undefined, { gameCode }: Ticket): LotteryGame {
  if (game === undefined) throw new Refusal('draw.unknown', { gameCode });
  if (!game.enabled) throw new Refusal('draw.closed', { gameCode });
  return game;
}

/** Every ticket has the balance after the whole order: they were sold together. */
const answerOf = (tickets: Order['tickets'], balance: string): Order => ({
  tickets: tickets.map((ticket) => ({ ...ticket, balance })),
  total: formatMinor(tickets.reduce((sum, { total }) => sum + parseMinor(total), 0n)),
  balance,
});

/** Adds the game to a refusal. */
function named(error: unknown, { gameCode }: Ticket): unknown {
  if (!(error instanceof Refusal)) return error;
  const about = typeof error.value === 'object' && error.value !== null ? error.value : {};
  return new Refusal(error.code, { ...about, gameCode });
}

function isAbout(error: unknown, { gameCode }: Ticket): boolean {
  const value = error instanceof Refusal ? error.value : null;
  return typeof value === 'object' && value !== null && 'gameCode' in value && value.gameCode === gameCode;
}
