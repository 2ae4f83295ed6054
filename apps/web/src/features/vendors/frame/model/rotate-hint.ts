const KEY = 'rotateHints';
/** Games whose hint was dismissed, newest last; older ones may hint again. */
const MOST = 50;

/** True until the hint of this game was dismissed. */
export function mayHint(storage: Storage, game: string): boolean {
  return !read(storage).includes(game);
}

export function dismissHint(storage: Storage, game: string): void {
  storage.setItem(KEY, JSON.stringify([...read(storage).filter((known) => known !== game), game].slice(-MOST)));
}

function read(storage: Storage): string[] {
  try {
    const known: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((game) => typeof game === 'string') : [];
  } catch (error) {
    // What stands there was written by something else: nothing was dismissed yet.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
