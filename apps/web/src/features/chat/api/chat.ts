import type { chat, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';
import type { CardRef } from './cards.ts';

export type Status = ValueOf<typeof chat.conversation>;
export type Message = Status['messages'][number];
/** Content of a message: text, a picture, or a card with one of the member's records. */
export type Content = { text: string } | { picture: Blob } | { card: CardRef };

/** Visitors may call where the merchant lets them write; the browser's cookie identifies the visitor. */
const MODULE = { auth: 'optional', moduleId: 'CBS3' } as const;
/** Polling interval without live events. */
const AGAIN_MS = 30_000;
/** Pictures never change, so they may be cached for long. */
const PICTURE_STALE_MS = 3_600_000;

const fetchUnread = defineCall<typeof chat.unreadCount>('GET /wps/chat/unreadCount', { moduleId: 'CBS3' });
const readConversation = defineCall<typeof chat.conversation>('GET /wps/chat/conversation', MODULE);
const fetchPicture = defineCall<typeof chat.picture>('GET /wps/chat/pictures/:id', MODULE);
const postMessage = defineCall<typeof chat.sendMessage>('POST /wps/chat/messages', MODULE);

export const launchChat = defineCall<typeof chat.launch>('GET /wps/chat/launch', MODULE);
export const sendRead = defineCall<typeof chat.markRead>('POST /wps/chat/read', MODULE);
export const sendTyping = defineCall<typeof chat.typing>('POST /wps/chat/typing', MODULE);
export const sendEnd = defineCall<typeof chat.end>('POST /wps/chat/end', MODULE);
export const sendRating = defineCall<typeof chat.rate>('POST /wps/chat/rating', MODULE);

/**
 * Session storage key: this tab wrote as a visitor. Another tab may belong to another person and must not show the
 * conversation.
 */
const VISIT_KEY = 'CHAT_VISIT';

export function noteVisit(): void {
  sessionStorage.setItem(VISIT_KEY, '1');
}

/** Fetches the newest messages, or those before a message. @throws ApiError */
export function fetchConversation(before?: string, signal?: AbortSignal): Promise<Status> {
  const isOwn = sessionStorage.getItem(VISIT_KEY) !== null;
  const query = { ...(before === undefined ? {} : { before }), ...(isOwn ? { visit: 'own' as const } : {}) };
  return readConversation({ query }, signal === undefined ? {} : { signal });
}

/** Sends a message; repeating it with the same key has no effect. @throws ApiError */
export function sendMessage(content: Content, key: string): Promise<Message> {
  if (!('picture' in content)) return postMessage({ body: { ...content, key } });
  const form = new FormData();
  form.set('key', key);
  form.set('picture', content.picture);
  return postMessage({ body: form });
}

/**
 * Number of unread messages from the staff, and the expected response time; requested for some members only
 * (specification, section 4).
 */
export const unreadChatQuery = (isWanted: boolean) =>
  callQuery(['me', 'chat', 'unread'], fetchUnread, {}, { staleTime: STALE_MS.records, enabled: isWanted });

/** The newest messages, and the status of the conversation. */
export const conversationQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['me', 'chat', 'conversation'],
    queryFn: ({ signal }) => fetchConversation(undefined, signal),
    staleTime: STALE_MS.records,
    refetchInterval: AGAIN_MS,
    enabled: isWanted,
  });

/** The picture of a message as a `data:` address. */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['me', 'chat', 'picture', id],
    queryFn: async ({ signal }) => (await fetchPicture({ params: { id } }, { signal })).picture,
    staleTime: PICTURE_STALE_MS,
  });
