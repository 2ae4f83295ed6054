import type { EventName } from '@fairlot/contract';
import { Type } from 'typebox';
import type { Tx } from '../../platform/db/index.ts';
import { defineEvent, type Events, type EventType } from '../../platform/events/index.ts';

const Draw = Type.Object({ gameCode: Type.String(), numero: Type.String() });

export const drawOpened = defineEvent('draw.opened', Draw);
export const drawLocked = defineEvent('draw.locked', Draw);
export const drawDrawn = defineEvent('draw.drawn', Draw);
export const drawSettled = defineEvent('draw.settled', Draw);
export const drawVoided = defineEvent('draw.voided', Draw);

type DrawEvent = EventType<typeof Draw>;

/** Stream events by step of the draw. */
const STREAM_NAMES = new Map<DrawEvent, EventName>([
  [drawOpened, 'draw.opened'],
  [drawLocked, 'draw.locked'],
  [drawDrawn, 'draw.drawn'],
  [drawSettled, 'draw.settled'],
  [drawVoided, 'draw.void'],
]);
export const DRAW_EVENTS: readonly DrawEvent[] = [...STREAM_NAMES.keys()];

/** Notifies clients, in the transaction of the change, of the draw's changed list of stopped numbers. */
export function announceStops(
  events: Events,
  tx: Tx,
  { gameCode, issue }: { gameCode: string; issue: string },
): Promise<void> {
  return events.stream.publish(tx, null, 'draw.stops', { gameCode, numero: issue });
}

/** Notifies rooms and clients, in the transaction of the step, of the outcome. */
export function announceDraw(events: Events, tx: Tx, event: DrawEvent, draw: DrawName): Promise<void> {
  return announceDraws(events, tx, event, [draw]);
}

/** Notifies of the outcome of the same step of several draws. */
export async function announceDraws(
  events: Events,
  tx: Tx,
  event: DrawEvent,
  draws: readonly DrawName[],
): Promise<void> {
  const items = draws.map(({ gameCode, issue }) => ({ memberId: null, data: { gameCode, numero: issue } }));
  await events.outbox.addMany(tx, event, items);
  const name = STREAM_NAMES.get(event);
  if (name !== undefined) await events.stream.publishMany(tx, name, items);
}

interface DrawName {
  gameCode: string;
  issue: string;
}
