import type { EventName } from '@fairlot/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { Events } from '../../platform/events/index.ts';

const STREAM_NAMES = {
  'draw.opened': 'draw.opened',
  'draw.locked': 'draw.locked',
  'draw.drawn': 'draw.drawn',
  'draw.settled': 'draw.settled',
  'draw.voided': 'draw.void',
} as const satisfies Record<string, EventName>;

type DrawTopic = keyof typeof STREAM_NAMES;
/** Topics of the steps of a draw. */
export const DRAW_TOPICS: readonly string[] = Object.keys(STREAM_NAMES);

/** Tells rooms and clients, in the transaction of the step, what became of a draw. */
export async function tellDraw(
  events: Events,
  tx: Tx,
  topic: DrawTopic,
  { gameCode, numero }: { gameCode: string; numero: string },
): Promise<void> {
  await events.outbox.add(tx, topic, null, { gameCode, numero });
  await events.stream.publish(tx, null, STREAM_NAMES[topic], { gameCode, numero });
}
