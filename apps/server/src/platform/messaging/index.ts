import type { Config } from '../../config.ts';
import { createConnections } from '../connections/index.ts';
import type { Platform } from '../index.ts';
import { type Gateway, GatewayRejected, type Messaging, NotConnected } from './gateway.ts';
import { createKinds } from './kinds.ts';

export type { OutgoingMessage } from './gateway.ts';

type Needed = Pick<Platform, 'db' | 'events' | 'log' | 'secrets'> & { config: Config };

/** @param room the room whose desk shows the connections */
export function createMessaging(platform: Needed, room: string): Messaging {
  const connections = createConnections<Gateway>(platform, { room, kinds: createKinds(platform.config) });
  return {
    connections,
    send: async (channel, id, message) => {
      const used = connections.oneOfGroup(channel);
      if (used === undefined)
        throw new NotConnected(channel === 'sms' ? 'No SMS gateway is connected' : 'No mail server is connected');
      await used.client.send(id, message);
    },
    test: async (client, { id, ...message }) => {
      if (client === undefined) return { result: 'notConnected', detail: '' };
      try {
        await client.send(id, message);
        return { result: 'passed', detail: '' };
      } catch (error) {
        if (error instanceof GatewayRejected)
          return { result: error.areKeysRejected ? 'keys' : 'refused', detail: error.message };
        return { result: 'unanswered', detail: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
