/** Which text of each SQL function belongs to which release; `release` is the one of the build. */
export interface FunctionsLock {
  release: number;
  functions: Record<string, { hash: string; release: number }>;
}

/**
 * The lock for these texts. Each changed function takes a number of its own, so that two branches that changed
 * functions at the same time meet in `findUnnumbered`.
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

/** Functions whose text is not the one of their number, or whose number another one has or no release has reached. */
export function findUnnumbered({ release, functions }: FunctionsLock, texts: readonly FunctionText[]): string[] {
  const shared = (key: string, number: number) =>
    number > 1 && Object.entries(functions).some(([other, entry]) => other < key && entry.release === number);
  return texts
    .map((text) => ({ key: keyOf(text), hash: text.hash, known: functions[keyOf(text)] }))
    .filter(({ key, hash, known }) => known?.hash !== hash || known.release > release || shared(key, known.release))
    .map(({ key }) => key);
}

/** Functions that the lock names and the build no longer has. */
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
