import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Product } from '../products.ts';
import {
  Amount,
  DateText,
  EpochMs,
  GamePicture,
  Maybe,
  Page as PageOf,
  SignedAmount,
  StrictObject,
} from '../shapes.ts';

const Page = { ...PageOf, startDate: Type.Optional(DateText), endDate: Type.Optional(DateText) };
const Status = Type.Union([
  Type.Literal('open'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('refunded'),
  Type.Literal('cancelled'),
]);

/** Which bets a list or its sums contain: of one product, in one status. */
const Filter = { product: Type.Optional(Product), type: Type.Optional(Status) };

const Source = Type.Union([Type.Literal('lottery'), Type.Literal('vendor'), Type.Literal('original')]);

const Movement = Type.Union([
  Type.Literal('deposit'),
  Type.Literal('withdraw'),
  Type.Literal('bet'),
  Type.Literal('win'),
  Type.Literal('refund'),
  Type.Literal('adjust'),
  Type.Literal('bonus'),
  Type.Literal('rebate'),
  Type.Literal('commission'),
  Type.Literal('salary'),
  Type.Literal('dividend'),
  Type.Literal('transfer'),
  Type.Literal('fee'),
]);

export const bets = endpoint({
  id: 'records.bets',
  path: '/lgw/record/bets',
  moduleId: 'TRANSBETREPMEM3',
  summary: "The member's bets, newest first",
  query: StrictObject({ ...Page, ...Filter, source: Type.Optional(Source) }),
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        betId: Type.String(),
        source: Source,
        /** Null when the bet is not a ticket, like `numero`; `lines` is empty then. */
        ticketId: Maybe(Type.String()),
        vendor: Maybe(Type.String()),
        roundId: Maybe(Type.String()),
        detailUrl: Maybe(Type.String()),
        gameCode: Type.String(),
        gameName: Type.String(),
        /** Of the game's tile; null for tickets and for a removed game. */
        picture: Maybe(GamePicture),
        numero: Maybe(Type.String()),
        /** Draw time of an open ticket; null for other bets. */
        drawAt: Maybe(EpochMs),
        /** Facts of a bet on an in-house game, from which the app writes a line about it; see the room originals. */
        note: Maybe(Type.Object({ game: Type.String(), facts: Type.Record(Type.String(), Type.String()) })),
        placedAt: EpochMs,
        settledAt: Maybe(EpochMs),
        stake: Amount,
        win: Maybe(Amount),
        /** Bonus money that stake and win include. */
        bonusStake: Amount,
        bonusWin: Maybe(Amount),
        status: Status,
        currency: Type.String(),
        lines: Type.Array(
          Type.Object({ play: Type.String(), picks: Type.Array(Type.String()), unitStake: Amount, price: Amount }),
        ),
      }),
    ),
    totalPages: Type.Integer(),
  }),
});

export const betDays = endpoint({
  id: 'records.betDays',
  path: '/lgw/record/betDays',
  moduleId: 'TRANSBETREPMEM3',
  summary:
    "Sums of the member's bets by the day on which they were placed, newest day first; periods of at most 366 days, " +
    'without a start the last 366',
  query: StrictObject({ startDate: Type.Optional(DateText), endDate: Type.Optional(DateText), ...Filter }),
  value: Type.Array(
    Type.Object({
      day: DateText,
      /** Settled bets, their stakes and what they returned. A returned stake counts as stake and return. */
      bets: Type.Integer(),
      stake: Amount,
      returned: Amount,
      net: SignedAmount,
      /** Bets without a result, which the sums exclude. */
      open: Type.Integer(),
      openStake: Amount,
    }),
  ),
  errors: ['request.invalid'],
});

/** Which movements a list or its sums contain. */
const MovementFilter = {
  type: Type.Optional(Movement),
  types: Type.Optional(Type.Literal('A')),
  account: Type.Optional(Type.Literal('bonus', { description: 'bonus money instead of real money' })),
};

export const transactions = endpoint({
  id: 'records.transactions',
  path: '/wps/report/transactions',
  moduleId: 'TRANSREC3',
  summary: "The member's money movements, newest first",
  query: StrictObject({ ...Page, ...MovementFilter }),
  value: Type.Object({
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        at: EpochMs,
        type: Movement,
        amount: SignedAmount,
        balanceAfter: Amount,
        reference: Type.String(),
        /** Of the bet that the movement belongs to, like `betStatus`; null for other movements. */
        gameName: Maybe(Type.String()),
        betStatus: Maybe(Status),
        /** Page of that bet in the app; null when it has none there. */
        detailUrl: Maybe(Type.String()),
        currency: Type.String(),
      }),
    ),
    totalPages: Type.Integer(),
  }),
});

export const transactionDays = endpoint({
  id: 'records.transactionDays',
  path: '/wps/report/transactionDays',
  moduleId: 'TRANSREC3',
  summary:
    "Sums of the member's money movements by day, newest day first; periods of at most 366 days, without a start the " +
    'last 366',
  query: StrictObject({ startDate: Type.Optional(DateText), endDate: Type.Optional(DateText), ...MovementFilter }),
  value: Type.Object({ days: Type.Array(Type.Object({ day: DateText, in: Amount, out: Amount })) }),
  errors: ['request.invalid', 'rate.limited'],
  policies: { rateLimit: { max: 60, windowSeconds: 60, by: 'member', shared: false } },
});

const statement = {
  moduleId: 'TRANSREC3',
  query: StrictObject({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: "of the merchant's zone" }) }),
  errors: ['request.invalid', 'rate.limited'],
} as const;
const ofStatements = { max: 20, windowSeconds: 60, by: 'member', shared: false } as const;

export const statementCsv = endpoint({
  ...statement,
  id: 'records.statementCsv',
  path: '/wps/report/statement.csv',
  summary: 'All movements of real and bonus money in a month, as a table',
  policies: { file: 'text/csv; charset=utf-8', rateLimit: ofStatements },
});

export const statementPdf = endpoint({
  ...statement,
  id: 'records.statementPdf',
  path: '/wps/report/statement.pdf',
  summary: 'All movements of real and bonus money in a month, as a document',
  policies: { file: 'application/pdf', rateLimit: ofStatements },
});
