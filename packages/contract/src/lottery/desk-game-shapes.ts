import { Type } from 'typebox';
import { Strict } from '../shapes.ts';

export const Names = Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.String({ maxLength: 60 }), {
  ...Strict,
  description: 'by language code; EN is required',
});
/** A text of the product in the languages of the console. */
export const ConsoleText = Type.Object({
  EN: Type.String(),
  VI: Type.String(),
  ES: Type.Optional(Type.String()),
  PT: Type.Optional(Type.String()),
  TY: Type.Optional(Type.String()),
  ID: Type.Optional(Type.String()),
  CN: Type.Optional(Type.String()),
});
export const CalendarCode = Type.String({ pattern: '^[A-Z0-9_]{2,32}$' });
export const CalendarName = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'of a new calendar; its code by default',
});
export const Tag = Type.String({ pattern: '^[A-Za-z0-9_]{2,32}$', description: 'group of the menu' });
export const DrawTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'HH:MM in the zone of the lottery',
});
export const OpenSeconds = Type.Integer({
  minimum: 1,
  maximum: 31_536_000,
  description: 'by the calendar: sale opens at most this long before the draw; at the previous draw by default',
});
export const SaleTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'hours of sale of draws at intervals, HH:MM in the zone of the lottery; all day by default',
});
export const Feeds = Type.Array(Type.String({ pattern: '^[a-z0-9]{1,32}$' }), {
  minItems: 1,
  maxItems: 20,
  uniqueItems: true,
  description: 'result feeds that serve an official lottery; all by default',
});
export const MonthDays = Type.Array(Type.Integer({ minimum: 1, maximum: 31 }), {
  minItems: 1,
  maxItems: 31,
  uniqueItems: true,
  description: 'only these days of the month',
});

export const MoreTimes = Type.Array(DrawTime, {
  minItems: 1,
  maxItems: 8,
  uniqueItems: true,
  description: 'further draws of the same days',
});

export const DrawDays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
  minItems: 1,
  maxItems: 7,
  uniqueItems: true,
  description: 'Sunday 1 to Saturday 7',
});
export const Odds = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,4})?$' });
export const Seconds = Type.Integer({ minimum: 1, maximum: 86_399 });
