import { Type } from 'typebox';
import type { Tx } from '../db/index.ts';
import { type BetCorrected, type BetPlaced, betCorrected, betPlaced, betSettled, type BetSettled } from './bets.ts';
import { defineEvent, type PayloadOf } from './catalogue.ts';
import { on, type OutboxEvent, type Subscription } from './listener.ts';

/**
 * What the release before the common vocabulary wrote, and what its processes still write while this one starts beside
 * them. Listeners understand both; these go with the release after this one.
 */
const Text = Type.String();

export const ticketPlaced = defineEvent(
  'ticket.placed',
  Type.Object({
    ticketId: Text,
    gameCode: Text,
    gameName: Text,
    numero: Text,
    asset: Text,
    totalMinor: Text,
    /** Epoch ms. */
    placedAt: Type.Integer(),
    lines: Type.Array(Type.Object({ play: Text, picks: Type.Array(Text), unitStakeMinor: Text, priceMinor: Text })),
  }),
);

/** One chunk of a settlement; after a correction the tickets that changed, and a cancelled ticket by itself. */
export const drawPaid = defineEvent(
  'draw.paid',
  Type.Object({
    gameCode: Text,
    gameName: Text,
    numero: Text,
    asset: Text,
    memberIds: Type.Array(Text),
    tickets: Type.Array(
      Type.Object({
        ticketId: Text,
        memberId: Text,
        userName: Text,
        status: Type.Union([
          Type.Literal('won'),
          Type.Literal('lost'),
          Type.Literal('refunded'),
          Type.Literal('cancelled'),
        ]),
        winMinor: Text,
        /** Epoch ms. */
        settledAt: Type.Integer(),
      }),
    ),
  }),
);

/** Nobody heard it but the wallet, which tells balances by itself. */
export const balanceAdjusted = defineEvent('balance.adjusted', Type.Object({ amountMinor: Text }));

export const FORMER_EVENTS = [ticketPlaced, drawPaid, balanceAdjusted];

const BETS_AT_ONCE = 2000;

/** How a listener takes bets, whatever release wrote them; each function may be missing. */
export interface BetHandlers {
  placed?: (tx: Tx, bets: readonly BetPlaced[]) => Promise<void>;
  settled?: (tx: Tx, chunks: readonly BetSettled[]) => Promise<void>;
  corrected?: (tx: Tx, chunks: readonly BetCorrected[]) => Promise<void>;
}

/** Subscriptions to the common vocabulary, and to the former topics told in its words. */
export function onBets({ placed, settled, corrected }: BetHandlers): Subscription[] {
  const payloads = <P>(events: readonly { payload: P }[]) => events.map(({ payload }) => payload);
  return [
    ...(placed
      ? [
          on(betPlaced, (tx, events) => placed(tx, payloads(events))),
          on(ticketPlaced, (tx, events) => placed(tx, events.map(placedOf))),
        ]
      : []),
    ...(settled
      ? [
          on(betSettled, (tx, events) => inPortions(payloads(events), (portion) => settled(tx, portion))),
          on(drawPaid, (tx, events) => inPortions(payloads(events).map(settledOf), (portion) => settled(tx, portion))),
        ]
      : []),
    ...(corrected
      ? [on(betCorrected, (tx, events) => inPortions(payloads(events), (portion) => corrected(tx, portion)))]
      : []),
  ];
}

/** Tells chunks together up to so many bets: those of a settlement are large, those of single rounds have one each. */
async function inPortions<C extends { bets: readonly unknown[] }>(
  chunks: readonly C[],
  tell: (portion: readonly C[]) => Promise<void>,
): Promise<void> {
  let portion: C[] = [];
  let bets = 0;
  for (const [at, chunk] of chunks.entries()) {
    portion.push(chunk);
    bets += chunk.bets.length;
    if (bets < BETS_AT_ONCE && at < chunks.length - 1) continue;
    await tell(portion);
    portion = [];
    bets = 0;
  }
}

function placedOf({ memberId, payload }: OutboxEvent<(typeof ticketPlaced)['payload']>): BetPlaced {
  return {
    ...gameOf(payload),
    betId: payload.ticketId,
    memberId: String(memberId),
    play: null,
    stakeMinor: payload.totalMinor,
    bonusMinor: '0',
    oddsScaled: null,
    at: payload.placedAt,
    detail: { lines: payload.lines },
    detailUrl: null,
  };
}

/** The former release told corrections as settlements again: of equal versions the later one holds. */
function settledOf(payload: PayloadOf<typeof drawPaid>): BetSettled {
  return {
    ...gameOf(payload),
    bets: payload.tickets.map(({ ticketId, memberId, userName, status, winMinor, settledAt }) => ({
      betId: ticketId,
      memberId,
      userName,
      version: 1,
      at: settledAt,
      status,
      winMinor,
      bonusWinMinor: '0',
    })),
  };
}

function gameOf({
  gameCode,
  gameName,
  numero: issue,
  asset,
}: PayloadOf<typeof drawPaid> | PayloadOf<typeof ticketPlaced>) {
  return {
    source: 'lottery' as const,
    product: 'lottery' as const,
    vendor: null,
    gameId: gameCode,
    gameName,
    roundId: issue,
    asset,
  };
}
