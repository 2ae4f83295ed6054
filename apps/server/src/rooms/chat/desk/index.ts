import type { ChatPlatform } from '../ports.ts';
import { type Desk, listRoute } from '../../../platform/operators/index.ts';
import type { Cards } from '../cards/cards.ts';
import { createChatList } from './chat-list.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { createSettingRoutes } from './setting-routes.ts';
import { writingRoutes } from './writing-routes.ts';

/** The desk for members' conversations and their settings. */
export function createDesk(platform: ChatPlatform, cards: Cards): Desk {
  const chats = createChatList();
  return {
    permissions: [
      { permission: 'chat.read', roles: ['admin', 'support'] },
      { permission: 'chat.answer', roles: ['admin', 'support'] },
      { permission: 'chat.manage', roles: ['admin'] },
    ],
    routes: [
      listRoute(platform, chats),
      ...conversationRoutes(platform, cards),
      ...writingRoutes(platform, cards),
      ...createSettingRoutes(platform),
    ],
    lists: [chats],
    waiting: [{ page: 'chat', list: 'chats', filter: ['state:eq:waiting'], tone: 'waiting' }],
  };
}
