import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, EpochMsInput, Maybe, StrictObject } from '../shapes.ts';

const Value = Type.String({ description: 'an amount, or a whole number' });
const Parts = Type.Array(Type.Object({ at: EpochMs, value: Value }));

/** Time of the event that made a console refetch; consoles notified of the same event may share the answer. */
export const HeardAt = Type.Optional(EpochMsInput);

export const dashboard = endpoint({
  id: 'backoffice.dashboard',
  path: '/backoffice/api/dashboard',
  summary: "Figures of a period beside the previous one, by the operator's permissions; does not extend the session",
  query: StrictObject({
    period: Type.Optional(
      Type.Union([Type.Literal('today'), Type.Literal('yesterday'), Type.Literal('week'), Type.Literal('month')]),
    ),
    asset: Type.Optional(Type.String({ pattern: '^[A-Z]{3,5}$' })),
    heardAt: HeardAt,
  }),
  value: Type.Object({
    now: EpochMs,
    asset: Type.String(),
    from: EpochMs,
    to: EpochMs,
    part: Type.Union([Type.Literal('hour'), Type.Literal('day')]),
    figures: Type.Array(
      Type.Object({
        name: Type.String({ description: 'such as revenue, deposits, players' }),
        unit: Type.Union([Type.Literal('money'), Type.Literal('count')]),
        value: Value,
        // The previous day up to the same time; null for longer periods.
        dayBefore: Maybe(Value),
        weekBefore: Type.String({ description: 'the week or period before, up to the same time' }),
        target: Maybe(Type.String({ description: 'of the whole period, from the target of a day' })),
        parts: Parts,
        partsBefore: Type.Array(Type.Object({ at: EpochMs, value: Value }), {
          description: 'of the whole week or period before, moved to this one',
        }),
      }),
    ),
    games: Type.Object({
      total: Type.Integer(),
      lines: Type.Array(
        Type.Object({
          product: Type.String(),
          vendor: Maybe(Type.String()),
          gameId: Type.String(),
          gameName: Type.String(),
          bets: Type.Integer(),
          turnover: Type.String(),
          revenue: Type.String(),
        }),
      ),
    }),
    health: Type.Array(
      Type.Object({
        name: Type.String(),
        state: Type.Union([Type.Literal('good'), Type.Literal('slow'), Type.Literal('down'), Type.Literal('unknown')]),
        latencyMs: Maybe(Type.Integer()),
        errorShare: Maybe(Type.Number()),
        heardAt: Maybe(EpochMs),
        lateMs: Maybe(Type.Integer({ description: 'of draws: delay of the latest one; 0 when all are on time' })),
        marks: Type.Array(Maybe(Type.Union([Type.Literal('good'), Type.Literal('slow'), Type.Literal('down')])), {
          description: 'worst state in each five minutes of the last hour, oldest first',
        }),
        page: Type.String(),
      }),
    ),
    feed: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'such as deposit, withdrawal, member, draw' }),
        at: EpochMs,
        title: Type.String(),
        amount: Maybe(Type.String()),
        currency: Maybe(Type.String()),
        page: Type.String(),
        query: Type.Record(Type.String(), Type.String()),
      }),
      { description: 'latest events, newest first' },
    ),
  }),
  policies: { background: true },
});
