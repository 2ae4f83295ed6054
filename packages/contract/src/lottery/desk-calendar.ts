import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { DateText, Reason, StrictObject } from '../shapes.ts';

export const closedDays = endpoint({
  id: 'lotteryDesk.closedDays',
  path: '/backoffice/api/lottery/calendar',
  permission: 'draws.read',
  summary: 'Days without draws, by calendar',
  value: Type.Array(
    Type.Object({
      calendar: Type.String(),
      name: Type.String(),
      games: Type.Integer(),
      days: Type.Array(Type.Object({ day: DateText, reason: Type.String() })),
    }),
  ),
});

const CalendarCode = Type.String({ pattern: '^[A-Z0-9_]{2,32}$' });

export const addCalendar = endpoint({
  id: 'lotteryDesk.addCalendar',
  method: 'POST',
  path: '/backoffice/api/lottery/calendar',
  permission: 'draws.change',
  summary: 'A calendar of days without draws, for lotteries that keep it',
  body: StrictObject({
    calendar: CalendarCode,
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    reason: Reason,
  }),
  errors: ['request.invalid'],
});

export const removeCalendar = endpoint({
  id: 'lotteryDesk.removeCalendar',
  method: 'POST',
  path: '/backoffice/api/lottery/calendar/:calendar/remove',
  permission: 'draws.change',
  summary: 'Remove a calendar that no lottery keeps, with its days',
  params: StrictObject({ calendar: CalendarCode }),
  body: StrictObject({ reason: Reason }),
  errors: ['not.found', 'version.conflict'],
});

const dayParams = StrictObject({ calendar: CalendarCode, day: DateText });

const AffectedDraws = Type.Object({
  skipped: Type.Array(Type.Object({ gameCode: Type.String(), numero: Type.String() })),
  onSale: Type.Array(Type.Object({ gameCode: Type.String(), numero: Type.String() }), {
    description: 'draws of the day that must be voided or postponed',
  }),
});

export const closeDay = endpoint({
  id: 'lotteryDesk.closeDay',
  method: 'PUT',
  path: '/backoffice/api/lottery/calendar/:calendar/:day',
  permission: 'draws.change',
  summary: 'Add a day without draws: issues not on sale yet are skipped, those on sale are listed',
  params: dayParams,
  body: StrictObject({ reason: Reason }),
  value: AffectedDraws,
  errors: ['not.found', 'request.invalid'],
});

export const reopenDay = endpoint({
  id: 'lotteryDesk.reopenDay',
  method: 'POST',
  path: '/backoffice/api/lottery/calendar/:calendar/:day/reopen',
  permission: 'draws.change',
  summary: 'Remove a day without draws; its skipped issues return',
  params: dayParams,
  body: StrictObject({ reason: Reason }),
  value: Type.Object({ restored: Type.Integer() }),
  errors: ['not.found', 'request.invalid'],
});
