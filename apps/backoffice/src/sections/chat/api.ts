import type { BodyOf, chatDesk, peopleDesk, protectionDesk, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { send, sendForm } from '../../shared/api.ts';

export type Chat = ValueOf<typeof chatDesk.chat>['chat'];
export type Conversation = ValueOf<typeof chatDesk.chat>;
export type Message = Conversation['messages'][number];
export type Card = ValueOf<typeof chatDesk.card>;
export type CardRef = Pick<Card, 'kind' | 'ref'>;
export type Staff = ValueOf<typeof chatDesk.staff>;
export type Settings = ValueOf<typeof chatDesk.settings>;
export type Answer = ValueOf<typeof chatDesk.addAnswer>;
export type Report = ValueOf<typeof chatDesk.report>;
export type Tab = 'mine' | 'waiting' | 'others' | 'closed';

/** Maximum conversations per request of the queue. */
const LIMIT = 100;

/** Query of each tab. */
export const askedOf = (tab: Tab, operatorId: string) =>
  ({
    mine: { filter: ['state:eq:open', `operatorId:eq:${operatorId}`] },
    waiting: { filter: ['state:eq:waiting'] },
    others: { filter: ['state:eq:open'] },
    closed: { filter: ['state:eq:closed'], sort: '-id' },
  })[tab];

/** Calls about conversations; types come from the contract. All throw ApiError. */
export const chatApi = {
  list: (tab: Tab, operatorId: string, signal: AbortSignal) =>
    send<ValueOf<typeof chatDesk.chats>>('GET', '/chats', {
      query: { ...askedOf(tab, operatorId), limit: LIMIT },
      signal,
    }),
  one: (id: string, before: string | undefined, signal?: AbortSignal) =>
    send<Conversation>('GET', `/chats/${id}`, { query: { before }, ...(signal ? { signal } : {}) }),
  answer: (id: string, body: BodyOf<typeof chatDesk.answer>) =>
    send<Message>('POST', `/chats/${id}/messages`, { body }),
  sendPicture: (id: string, picture: Blob, key: string) => {
    const form = new FormData();
    form.set('key', key);
    form.set('picture', picture);
    return sendForm<Message>(`/chats/${id}/messages`, form);
  },
  cards: (id: string, signal: AbortSignal) => send<{ list: Card[] }>('GET', `/chats/${id}/cards`, { signal }),
  card: (id: string, { kind, ref }: CardRef, signal: AbortSignal) =>
    send<Card>('GET', `/chats/${id}/cards/${kind}/${ref}`, { signal }),
  translate: (id: string, text: string, to: string) =>
    send<{ text: string }>('POST', `/chats/${id}/translation`, { body: { text, to } }),
  note: (id: string, text: string) => send<Message>('POST', `/chats/${id}/notes`, { body: { text } }),
  mark: (id: string, body: BodyOf<typeof chatDesk.markRead>) => send<null>('POST', `/chats/${id}/read`, { body }),
  typing: (id: string) => send<null>('POST', `/chats/${id}/typing`),
  take: (id: string, isWaiting: boolean) => send<null>('POST', `/chats/${id}/take`, { body: { isWaiting } }),
  transfer: (id: string, body: BodyOf<typeof chatDesk.transfer>) =>
    send<null>('POST', `/chats/${id}/transfer`, { body }),
  close: (id: string) => send<null>('POST', `/chats/${id}/close`),
  picture: (id: string) => send<{ picture: string }>('GET', `/chats/pictures/${id}`),
  staff: (signal: AbortSignal) => send<Staff>('GET', '/chat/staff', { signal }),
  setTaking: (isTaking: boolean) => send<null>('PUT', '/chat/taking', { body: { isTaking } }),
  answers: (signal: AbortSignal) => send<Answer[]>('GET', '/chat/answers', { signal }),
  addAnswer: (texts: Answer['texts']) => send<Answer>('POST', '/chat/answers', { body: { texts } }),
  changeAnswer: (id: string, body: BodyOf<typeof chatDesk.changeAnswer>) =>
    send<Answer>('PUT', `/chat/answers/${id}`, { body }),
  removeAnswer: (id: string, version: string) => send<null>('DELETE', `/chat/answers/${id}`, { query: { version } }),
  settings: (signal: AbortSignal) => send<Settings>('GET', '/chat/settings', { signal }),
  changeSettings: (body: BodyOf<typeof chatDesk.changeSettings>) => send<Settings>('PUT', '/chat/settings', { body }),
  report: (days: number, signal: AbortSignal) => send<Report>('GET', '/chat/report', { query: { days }, signal }),
};

/** Query key of a card in a conversation. */
export const cardKey = (id: string, { kind, ref }: CardRef) => ['chat', 'card', id, kind, ref] as const;

/** The member's newest withdrawals, deposits and bets. */
export const latestCardsQuery = (id: string) => ({
  queryKey: ['chat', 'cards', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => chatApi.cards(id, signal),
});

/** The current operator, and colleagues who answer. */
export const staffQuery = queryOptions({
  queryKey: ['chat', 'staff'],
  queryFn: ({ signal }) => chatApi.staff(signal),
});

/** Data about a member in the side panel, each part with its own permission. */
export const memberApi = {
  member: async (id: string, signal: AbortSignal) =>
    (
      await send<ValueOf<typeof peopleDesk.members>>('GET', '/members', {
        query: { filter: `memberId:eq:${id}` },
        signal,
      })
    ).list[0] ?? null,
  protection: (id: string, signal: AbortSignal) =>
    send<ValueOf<typeof protectionDesk.member>>('GET', `/members/${id}/protection`, { signal }),
};
