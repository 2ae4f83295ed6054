const KEY = 'rotateHints';
/** Maximum number of games whose dismissal is stored, newest last; older ones may show the hint again. */
const MOST = 50;

/** True until the hint was dismissed for this game. */
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
    // The stored value was written by other code: treated as empty.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
