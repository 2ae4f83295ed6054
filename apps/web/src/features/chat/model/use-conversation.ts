import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hearLive } from '../../../shared/events/hear-live.ts';
import { useHasToken, useIsSettled, useMember } from '../../../shared/session/use-session.ts';
import { conversationQuery, fetchConversation, type Message, noteVisit, sendRead, type Status } from '../api/chat.ts';
import { keepGuestStream } from './guest-stream.ts';
import { joined, lastOfStaff, type Line, type Older, olderWithoutGap, TYPING_GONE_MS, withMessage } from './thread.ts';

const KEY = conversationQuery(true).queryKey;

/** The current conversation, kept up to date by live events, with older pages on request. */
export function useConversation() {
  const hasToken = useHasToken();
  const isSettled = useIsSettled();
  const isVisitor = useMember() === null;
  const client = useQueryClient();
  const query = useQuery(conversationQuery(hasToken || (isVisitor && isSettled)));
  const [loaded, setLoaded] = useState<Older | null>(null);
  const newest = query.data?.messages ?? [];
  const older = olderWithoutGap(loaded, newest);
  const lines = joined(older?.messages ?? [], newest);
  useEffect(
    () =>
      hearLive('chat.message', ({ message }) => {
        if (message === null) void client.invalidateQueries({ queryKey: KEY });
        else putMessage(client, message);
      }),
    [client],
  );
  // Members have their stream on every page; a visitor's stream is opened here, after the first message.
  const hasWritten = (query.data?.conversation ?? null) !== null;
  useEffect(() => {
    if (isVisitor && hasWritten) return keepGuestStream(() => void client.invalidateQueries({ queryKey: KEY }));
    return undefined;
  }, [client, isVisitor, hasWritten]);
  useEffect(
    () =>
      hearLive('chat.read', ({ by, delivered, read }) => {
        if (by === 'staff') client.setQueryData<Status>(KEY, (now) => now && { ...now, marks: { delivered, read } });
      }),
    [client],
  );
  async function loadOlder(): Promise<void> {
    const first = lines[0]?.message.id;
    if (first === undefined) return;
    const page = await fetchConversation(first);
    // With all lines so far: later polls contain only the newest ones.
    setLoaded({ messages: [...page.messages, ...lines.map(({ message }) => message)], hasMore: page.hasMore });
  }
  useReadMarks(lines, query.data?.unReadCount ?? 0);
  return {
    query,
    lines,
    hasMore: older?.hasMore ?? query.data?.hasMore ?? false,
    loadOlder,
    /** Called before a message is sent, so that a lost response does not lose the conversation. */
    noteWriting: () => {
      if (isVisitor) noteVisit();
    },
    put: (message: Message) => putMessage(client, message),
  };
}

/** Adds a received or sent message to the cached conversation. */
function putMessage(client: QueryClient, message: Message): void {
  const before = client.getQueryData<Status>(KEY);
  if (before === undefined) return;
  client.setQueryData<Status>(KEY, withMessage(before, message));
  // A first message creates a conversation that is not cached yet.
  if (before.conversation?.id !== message.conversationId) void client.invalidateQueries({ queryKey: KEY });
}

/** Marks visible messages as read; messages that arrive while the window is hidden are marked as delivered. */
function useReadMarks(lines: readonly Line[], unread: number): void {
  const client = useQueryClient();
  const newest = lastOfStaff(lines);
  const [isSeen, setSeen] = useState(() => typeof document !== 'undefined' && !document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (newest === null || unread === 0) return;
    // A failed mark is sent again with the next message or when the page is opened again.
    void sendRead({ body: { messageId: newest, state: isSeen ? 'read' : 'delivered' } })
      .then(() => {
        if (!isSeen) return;
        client.setQueryData<Status>(KEY, (now) => now && { ...now, unReadCount: 0 });
        return client.invalidateQueries({ queryKey: ['me', 'chat', 'unread'] });
      })
      .catch(() => undefined);
  }, [client, newest, unread, isSeen]);
}

/** Name of the staff member who is typing, or null. */
export function useTyping(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => setName(null);
    const stopTyping = hearLive('chat.typing', ({ by, name: who }) => {
      if (by !== 'staff') return;
      setName(who ?? '');
      clearTimeout(timer);
      timer = setTimeout(end, TYPING_GONE_MS);
    });
    const stopMessages = hearLive('chat.message', ({ message }) => {
      if (message?.from === 'staff') end();
    });
    return () => {
      clearTimeout(timer);
      stopTyping();
      stopMessages();
    };
  }, []);
  return name;
}
