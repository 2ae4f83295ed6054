import type { ChatPlatform } from '../ports.ts';
import { type CardRef, type Cards, shownAmong } from './cards.ts';

/** Many changes at once make one look. */
const LOOK_EVERY_MS = 300;
/** Of more at once the rest is not told: consoles ask again by themselves. */
const MOST_AT_ONCE = 5000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Says which cards have changed, soon after the live events of members that say so of what they show. Nothing is
 * written for it: each process tells the consoles that are connected to it.
 * @param isHeard whether a console is connected
 * @returns how to stop
 */
export function watchCards(
  { db, events, log }: ChatPlatform,
  cards: Cards,
  isHeard: () => boolean,
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
    if (!isHeard()) return;
    for (const { changedBy } of cards.kinds) {
      const ref = changedBy.event === name ? data[changedBy.field] : undefined;
      if (typeof ref !== 'string' || !UUID.test(ref) || changed.size >= MOST_AT_ONCE) continue;
      changed.add(ref);
      timer ??= setTimeout(() => void look(), LOOK_EVERY_MS);
    }
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
