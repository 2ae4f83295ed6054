import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/index.ts';
import type { ChatPlatform } from './ports.ts';
import { createConnectionPack } from '../../platform/connections/index.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Person } from '../identity/ports.ts';
import { createCards } from './cards/cards.ts';
import { createDesk } from './desk/index.ts';
import { guestStream } from './guest-stream.ts';
import { endGuests } from './guests.ts';
import type { Chat } from './index.ts';
import { eraseChat, exportChat } from './personal.ts';
import { SEALED_PICTURES } from './pictures.ts';
import { createRoutes } from './routes.ts';
import { createChatPack } from './pack.ts';
import { createTranslatorConnections } from './translation/connections.ts';
import { takeFromAbsent } from './staff.ts';
import { staffStream } from './staff-stream.ts';
import { notifyBoth } from './notify.ts';

const LOOK_FOR_ABSENT_MS = 15_000;
const LOOK_FOR_ENDED_MS = 60_000;

export const chat = defineRoom({ name: 'chat', create: createChat });

function createChat(platform: ChatPlatform) {
  const { db, events } = platform;
  const cards = createCards(platform);
  const connections = createTranslatorConnections(platform);
  /** Notifies both sides of conversations that were reassigned or have ended. */
  const notifyFor = (change: (tx: Tx) => Promise<{ id: bigint; address: bigint }[]>) =>
    db.transaction(async (tx) => {
      for (const { id, address } of await change(tx))
        await notifyBoth(events.stream, tx, address, 'chat.message', { conversationId: String(id), message: null });
    });
  const door: Chat = {};
  const person: Pick<Person, 'erase' | 'export'> = {
    erase: eraseChat,
    export: ({ memberId }) => exportChat(db, memberId),
  };
  return {
    door,
    answers: { person },
    desk: createDesk(platform, cards, connections),
    plugin: async (app: FastifyInstance) => {
      await staffStream(platform, cards)(app);
      await guestStream(platform)(app);
    },
    routes: createRoutes(platform, cards),
    prepare: () => connections.refresh(),
    jobs: [
      connections.job,
      {
        name: 'chat-absent',
        everyMs: LOOK_FOR_ABSENT_MS,
        run: async () => {
          await notifyFor(takeFromAbsent);
          return false;
        },
      },
      {
        name: 'chat-guests',
        everyMs: LOOK_FOR_ENDED_MS,
        run: async () => {
          await notifyFor(endGuests);
          return false;
        },
      },
    ],
    pack: [createChatPack(), createConnectionPack(platform, connections, { name: 'translator' })],
    sealed: [SEALED_PICTURES, connections.sealed],
  };
}
