import type { Message, Status } from '../api/chat.ts';

/** Maximum characters of one message. */
export const TEXT_MAX = 2000;
/** Maximum bytes of a picture. */
export const PICTURE_MAX = 8 * 1024 * 1024;
/** Interval at which the other side is notified while someone types. */
export const TYPING_EVERY_MS = 3000;
/** Time without a typing event after which the indicator disappears. */
export const TYPING_GONE_MS = 6000;
/** Pause after which a message shows its time. */
const PAUSE_MS = 30 * 60_000;

/** A message with the properties that depend on its position in the thread. */
export interface Line {
  message: Message;
  /** First message after a pause; it shows its time. */
  isAfterPause: boolean;
}

/** Inserts a message from an event in its place; a message that is already there changes nothing. */
export function withMessage(status: Status, message: Message): Status {
  if (status.messages.some(({ id }) => id === message.id)) return status;
  const messages = inOrder([...status.messages, message]);
  return {
    ...status,
    messages,
    unReadCount: status.unReadCount + (message.from === 'staff' ? 1 : 0),
  };
}

/** Older pages of the thread, oldest message first. */
export interface Older {
  messages: readonly Message[];
  hasMore: boolean;
}

/**
 * Returns the older pages if they reach the newest page, otherwise null: while the stream was interrupted, more
 * messages may have arrived than a page holds, and the player would not see that some are missing.
 */
export function olderWithoutGap(older: Older | null, newest: readonly Message[]): Older | null {
  const last = older?.messages.at(-1);
  const [first] = newest;
  if (last === undefined || first === undefined) return older;
  return BigInt(last.id) < BigInt(first.id) ? null : older;
}

/** Joins older pages and the newest one; each message appears once. */
export function joined(older: readonly Message[], newest: readonly Message[]): Line[] {
  const messages = inOrder([...older, ...newest]);
  return messages.map((message, place) => {
    const before = messages[place - 1];
    return { message, isAfterPause: before === undefined || message.at - before.at > PAUSE_MS };
  });
}

/** Delivery state of the member's last message; null when the last message is from the staff. */
export function stateOfLast(
  lines: readonly Line[],
  { delivered, read }: Status['marks'],
): 'sent' | 'delivered' | 'read' | null {
  const last = lines.at(-1)?.message;
  if (last === undefined || last.from !== 'member') return null;
  const id = BigInt(last.id);
  if (BigInt(read) >= id) return 'read';
  return BigInt(delivered) >= id ? 'delivered' : 'sent';
}

/** Id of the staff's newest message; null without one. */
export function lastOfStaff(lines: readonly Line[]): string | null {
  return lines.findLast(({ message }) => message.from === 'staff')?.message.id ?? null;
}

function inOrder(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}
