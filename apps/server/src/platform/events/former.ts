import { Type } from 'typebox';
import { defineEvent } from './catalogue.ts';

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
