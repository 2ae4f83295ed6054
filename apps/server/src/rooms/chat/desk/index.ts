import type { ChatPlatform } from '../ports.ts';
import type { Desk } from '../../../platform/operators/index.ts';
import type { Cards } from '../cards/cards.ts';
import { createChatBulk } from './assigning.ts';
import { createChatList, WAITING_CHATS } from './chat-list.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { createSettingRoutes } from './setting-routes.ts';
import type { AskedParty } from '../../../config/verification.ts';
import type { Connections } from '../../../platform/connections/index.ts';
import { createTranslatorDesk, translatorOf } from '../translation/connections.ts';
import { writingRoutes } from './writing-routes.ts';
import { CHAT_TIMELINE } from './timeline.ts';

/** The desk for members' conversations and their settings. */
export function createDesk(platform: ChatPlatform, cards: Cards, connections: Connections<AskedParty>): Desk {
  const chats = createChatList();
  const translating = createTranslatorDesk(platform, connections);
  const translator = () => translatorOf(connections);
  return {
    permissions: [
      { permission: 'chat.read', roles: ['admin', 'support'] },
      { permission: 'chat.answer', roles: ['admin', 'support'] },
      { permission: 'chat.manage', roles: ['admin'] },
    ],
    memberTimeline: CHAT_TIMELINE,
    routes: [
      ...conversationRoutes(platform, cards),
      ...writingRoutes(platform, cards, translator),
      ...createSettingRoutes(platform, translator),
      ...translating.routes,
    ],
    approvals: [translating.approval],
    lists: [chats],
    bulk: createChatBulk(platform),
    waiting: [WAITING_CHATS],
  };
}
