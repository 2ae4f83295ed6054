import { lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';

/** Days without draws. One operator changes them; draws already on sale are listed, and voiding those needs two. */
export function createCalendarRoutes(platform: Platform, lottery: Lottery): BoundRoute[] {
  return [
    route(contract.closedDays, () => lottery.operations.calendars()),
    route(contract.addCalendar, ({ operator, ip, body: { calendar, name, reason } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        await lottery.operations.addCalendar(tx, calendar, name.trim());
        return {
          action: 'calendar.added',
          object: `calendar:${calendar}`,
          after: { name: name.trim() },
          reason,
        };
      }),
    ),
    route(contract.removeCalendar, async ({ operator, ip, params: { calendar }, body: { reason } }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        const name = await lottery.operations.removeCalendar(tx, calendar);
        const trail = { action: 'calendar.removed', object: `calendar:${calendar}`, before: { name }, reason };
        return { value: undefined, trail };
      });
      return null;
    }),
    route(contract.closeDay, async ({ operator, ip, params: { calendar, day }, body }) => {
      const reason = body.reason.trim();
      const affected = await audited(platform, { operator, ip }, async (tx) => {
        const draws = await lottery.operations.closeDay(tx, calendar, day, reason);
        const after = { skipped: draws.skipped.length, onSale: draws.onSale.length };
        const object = `calendar:${calendar}:${day}`;
        return { value: draws, trail: { action: 'calendar.day.closed', object, after, reason } };
      });
      lottery.forgetGames();
      return affected;
    }),
    route(contract.reopenDay, async ({ operator, ip, params: { calendar, day }, body: { reason } }) => {
      const restored = await audited(platform, { operator, ip }, async (tx) => {
        const value = await lottery.operations.reopenDay(tx, calendar, day);
        const object = `calendar:${calendar}:${day}`;
        return { value, trail: { action: 'calendar.day.reopened', object, after: { restored: value }, reason } };
      });
      lottery.forgetGames();
      return { restored };
    }),
  ];
}
