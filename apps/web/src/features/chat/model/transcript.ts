import type { Message, Status } from '../api/chat.ts';

/** Maximum number of pages in the file, counted from the newest. */
const PAGES_MAX = 100;

/** Names of the authors, and placeholders for pictures and cards. */
export interface TranscriptWords {
  timeOf: (epochMs: number) => string;
  you: string;
  staff: (name: string) => string;
  picture: string;
  cardOf: (card: NonNullable<Message['card']>) => string;
}

/**
 * A conversation as text, oldest first. Further lines of a message are indented, so that none looks like a separate
 * message.
 */
export function transcriptOf(messages: readonly Message[], words: TranscriptWords): string {
  const lines = messages.map(({ at, from, name, text, card, translation }) => {
    const who = from === 'member' ? words.you : words.staff(name ?? '');
    const said = text ?? (card === null ? words.picture : words.cardOf(card));
    const all = translation === null ? said : `${translation.text}\n(${said})`;
    return `${words.timeOf(at)}  ${who}: ${all.replaceAll('\n', '\n    ')}`;
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Fetches all messages page by page from the newest; returns them oldest first.
 * @throws ApiError
 */
export async function allMessages(fetchPage: (before?: string) => Promise<Status>): Promise<Message[]> {
  const all: Message[] = [];
  let page = await fetchPage();
  for (let count = 1; ; count += 1) {
    all.unshift(...page.messages);
    const [first] = page.messages;
    if (!page.hasMore || first === undefined || count === PAGES_MAX) return all;
    page = await fetchPage(first.id);
  }
}
