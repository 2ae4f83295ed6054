import type { Platform } from '../../platform/index.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import { createDesk } from './desk/index.ts';
import type { Chat } from './index.ts';
import { eraseChat, exportChat } from './personal.ts';
import { SEALED_PICTURES } from './pictures.ts';
import { createRoutes } from './routes.ts';
import { seedChat } from './seed.ts';
import { takeFromAbsent } from './staff.ts';
import { staffStream } from './staff-stream.ts';
import { tellBoth } from './tell.ts';

const LOOK_FOR_ABSENT_MS = 15_000;

export const chat = defineRoom({ name: 'chat', create: createChat });

function createChat(platform: Platform): BuiltRoom<Chat> {
  const { db, events } = platform;
  return {
    door: {},
    desk: createDesk(platform),
    plugin: staffStream(platform),
    routes: createRoutes(platform),
    jobs: [
      {
        name: 'chat-absent',
        everyMs: LOOK_FOR_ABSENT_MS,
        run: async () => {
          await db.transaction(async (tx) => {
            for (const { id, memberId } of await takeFromAbsent(tx))
              await tellBoth(events.stream, tx, memberId, 'chat.message', {
                conversationId: String(id),
                message: null,
              });
          });
          return false;
        },
      },
    ],
    seed: seedChat,
    sealed: [SEALED_PICTURES],
    person: { erase: eraseChat, export: ({ memberId }) => exportChat(db, memberId) },
  };
}
