import { isUuid } from '../../../platform/rows/is-uuid.ts';
import type { ChatPlatform } from '../ports.ts';
import { type CardRef, type Cards, shownAmong } from './cards.ts';

/** Changes within this time are handled together. */
const LOOK_EVERY_MS = 300;
/** Further changes at the same time are dropped: consoles poll anyway. */
const MOST_AT_ONCE = 5000;

/**
 * Publishes which cards have changed, shortly after the live member events about them. Nothing is stored: each process
 * notifies the consoles connected to it.
 * @param isSubscribed whether a console is connected
 * @returns a function that stops it
 */
export function watchCards(
  { db, events, log }: ChatPlatform,
  cards: Cards,
  isSubscribed: () => boolean,
  tell: (card: CardRef) => void,
): () => void {
  let changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    timer = undefined;
    const refs = [...changed];
    changed = new Set();
    try {
      for (const card of await shownAmong(db, refs)) tell(card);
    } catch (error) {
      log.warn({ err: error }, 'consoles were not notified of changed cards');
    }
  };
  const unsubscribe = events.stream.subscribe(({ name, data }) => {
    if (!isSubscribed()) return;
    for (const { changedBy } of cards.kinds) {
      const ref = changedBy.event === name ? data[changedBy.field] : undefined;
      if (typeof ref !== 'string' || !isUuid(ref) || changed.size >= MOST_AT_ONCE) continue;
      changed.add(ref);
      timer ??= setTimeout(() => void look(), LOOK_EVERY_MS);
    }
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
