import { backoffice as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { FigureSpan } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, dayOf, startOfDay } from '../../../platform/zone.ts';
import type { BackofficePlatform } from '../ports.ts';
import { sumOf } from './net.ts';
import { periodsOf, type Periods, type Span } from './periods.ts';

const REASONS_SHOWN = 5;
const HOUR_MS = 3_600_000;

/**
 * Explains the net revenue to operators who may read every figure of it. Read on request only, because the largest wins
 * are not stored as sums.
 */
export function createNetRoutes({ db, site, collected }: BackofficePlatform): BoundRoute[] {
  return [
    route(contract.netReasons, async ({ operator, query: { period = 'today', at } }) => {
      const zone = await site.timeZone();
      const asset = await site.currency();
      const periods = periodsOf(period, zone, Date.now());
      const { from, to } = at === undefined ? periods.now : partAt(periods, at, zone);
      const span: FigureSpan = { from, to, part: periods.part, zone, asset };
      const counted = collected.ofDesks('figures').filter(({ net }) => net !== undefined);
      if (!counted.every(({ permission }) => operator.permissions.includes(permission)))
        throw new Refusal('permission.denied');
      const parts = await Promise.all(
        counted.map(async (figure) => {
          const value = sumOf(await figure.parts(db, span));
          return { name: figure.name, value: figure.net === 'takes' ? -value : value };
        }),
      );
      const sources = collected
        .ofDesks('netReasons')
        .filter(({ permission }) => operator.permissions.includes(permission));
      const reasons = await Promise.all(
        sources.map(async ({ kind, largest }) =>
          (await largest(db, span, REASONS_SHOWN)).map(({ at: when, amountMinor, query, ...reason }) => ({
            kind,
            ...reason,
            amount: formatMinor(amountMinor),
            at: when?.getTime() ?? null,
            query: { ...query },
          })),
        ),
      );
      return {
        asset,
        from: from.getTime(),
        to: to.getTime(),
        net: formatMinor(sumOf(parts)),
        parts: parts.map(({ name, value }) => ({ name, amount: formatMinor(value) })),
        reasons: reasons.flat(),
      };
    }),
  ];
}

/** The hour or day of the period that begins then. @throws Refusal request.invalid when it is outside the period */
function partAt({ now, part }: Periods, at: number, zone: string): Span {
  if (at < now.from.getTime() || at >= now.to.getTime())
    throw new Refusal('request.invalid', { field: 'at', reason: 'period' });
  const end = part === 'hour' ? at + HOUR_MS : startOfDay(addDays(dayOf(zone, at), 1), zone).getTime();
  return { from: new Date(at), to: new Date(Math.min(end, now.to.getTime())) };
}
