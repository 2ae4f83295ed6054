/** Release of the current text of each SQL function; `release` is the release of the build. */
export interface FunctionsLock {
  release: number;
  functions: Record<string, { hash: string; release: number }>;
}

/**
 * Returns the lock for these texts. Each changed function gets its own number, so that `findUnnumbered` detects two
 * branches that changed functions at the same time.
 */
export function nextLock(lock: FunctionsLock, texts: readonly FunctionText[]): FunctionsLock {
  let { release } = lock;
  if (findRemoved(lock, texts).length > 0) release++;
  const unnumbered = new Set(findUnnumbered(lock, texts));
  const functions: FunctionsLock['functions'] = {};
  for (const text of texts) {
    const key = keyOf(text);
    const known = lock.functions[key];
    functions[key] = known && !unnumbered.has(key) ? known : { hash: text.hash, release: ++release };
  }
  return { release, functions };
}

/**
 * Functions whose text does not match their number, or whose number is shared with another function or above the
 * release.
 */
export function findUnnumbered({ release, functions }: FunctionsLock, texts: readonly FunctionText[]): string[] {
  const shared = (key: string, number: number) =>
    number > 1 && Object.entries(functions).some(([other, entry]) => other < key && entry.release === number);
  return texts
    .map((text) => ({ key: keyOf(text), hash: text.hash, known: functions[keyOf(text)] }))
    .filter(({ key, hash, known }) => known?.hash !== hash || known.release > release || shared(key, known.release))
    .map(({ key }) => key);
}

/** Functions that are in the lock but no longer in the build. */
export function findRemoved({ functions }: FunctionsLock, texts: readonly FunctionText[]): string[] {
  const keys = new Set(texts.map(keyOf));
  return Object.keys(functions).filter((key) => !keys.has(key));
}

interface FunctionText {
  owner: string;
  name: string;
  hash: string;
}

function keyOf({ owner, name }: FunctionText): string {
  return `${owner}/${name}`;
}
