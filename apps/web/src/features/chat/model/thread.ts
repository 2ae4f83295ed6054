import type { Message, Standing } from '../api/chat.ts';

/** Characters of one message. */
export const TEXT_MAX = 2000;
/** Bytes of a picture. */
export const PICTURE_MAX = 8 * 1024 * 1024;
/** While somebody writes, the other side is told this often. */
export const TYPING_EVERY_MS = 3000;
/** After this time without another word of it nobody writes any more. */
export const TYPING_GONE_MS = 6000;
/** A pause after which a message says when it was written. */
const PAUSE_MS = 30 * 60_000;

/** A message with what its place among the others says. */
export interface Line {
  message: Message;
  /** First after a pause: it says when. */
  isAfterPause: boolean;
}

/** A message that came by itself, put in its place; one that is there already changes nothing. */
export function withMessage(standing: Standing, message: Message): Standing {
  if (standing.messages.some(({ id }) => id === message.id)) return standing;
  const messages = inOrder([...standing.messages, message]);
  return {
    ...standing,
    messages,
    unReadCount: standing.unReadCount + (message.from === 'staff' ? 1 : 0),
  };
}

/** Older pages before the newest one, each message once. */
export function joined(older: readonly Message[], newest: readonly Message[]): Line[] {
  const messages = inOrder([...older, ...newest]);
  return messages.map((message, place) => {
    const before = messages[place - 1];
    return { message, isAfterPause: before === undefined || message.at - before.at > PAUSE_MS };
  });
}

/** What became of the member's last message; null when the staff had the last word. */
export function stateOfLast(
  lines: readonly Line[],
  { delivered, read }: Standing['marks'],
): 'sent' | 'delivered' | 'read' | null {
  const last = lines.at(-1)?.message;
  if (last === undefined || last.from !== 'member') return null;
  const id = BigInt(last.id);
  if (BigInt(read) >= id) return 'read';
  return BigInt(delivered) >= id ? 'delivered' : 'sent';
}

/** The newest message of the staff; null without one. */
export function lastOfStaff(lines: readonly Line[]): string | null {
  return lines.findLast(({ message }) => message.from === 'staff')?.message.id ?? null;
}

function inOrder(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}
