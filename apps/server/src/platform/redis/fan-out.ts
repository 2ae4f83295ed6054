import type { EventName } from '@fairlot/contract';
import type { StreamEvent } from '../events/stream-rows.ts';
import type { FanOut } from '../events/stream.ts';
import type { RedisLink } from './link.ts';

interface Sent {
  from: string;
  events: readonly { id: string; memberId: string | null; name: string; data: Record<string, unknown> }[];
}

/** Sends the events that a process has read to the others, which then need not read them from the database. */
export function createFanOut(link: RedisLink, prefix: string, processId: string): FanOut {
  const channel = `${prefix}stream`;
  return {
    isUp: link.isUp,
    publish: async (events) => {
      const sent: Sent = {
        from: processId,
        events: events.map((event) => ({
          ...event,
          id: String(event.id),
          memberId: event.memberId === null ? null : String(event.memberId),
        })),
      };
      return (await link.attempt((client) => client.publish(channel, JSON.stringify(sent)))) !== undefined;
    },
    onEvents: (receive) =>
      link.subscribe(channel, (text) => {
        const sent = readSent(text);
        if (sent !== undefined && sent.from !== processId) receive(sent.events.map(fromWire));
      }),
  };
}

/** Undefined when the text is not a list of events; the database still has them. */
function readSent(text: string): Sent | undefined {
  try {
    const sent = JSON.parse(text) as Sent;
    return typeof sent.from === 'string' && Array.isArray(sent.events) && sent.events.every(isWhole) ? sent : undefined;
  } catch {
    return undefined;
  }
}

function isWhole({ id, memberId, name, data }: Sent['events'][number]): boolean {
  return (
    /^\d{1,18}$/.test(id) &&
    (memberId === null || /^\d{1,18}$/.test(memberId)) &&
    /^[\w.-]{1,64}$/.test(name) &&
    typeof data === 'object' &&
    data !== null
  );
}

function fromWire({ id, memberId, name, data }: Sent['events'][number]): StreamEvent {
  return { id: BigInt(id), memberId: memberId === null ? null : BigInt(memberId), name: name as EventName, data };
}
