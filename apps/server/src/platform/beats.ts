/** Number of turns in one interval. */
const TURNS = 15;

/**
 * Calls `beat` once per interval for each item, a fraction of the items at a time: handling a thousand sessions in one
 * go would block all other work.
 * @returns a function that stops the beats
 */
export function spreadBeats<T extends object>(all: Iterable<T>, everyMs: number, beat: (one: T) => void): () => void {
  const turnOf = new WeakMap<T, number>();
  let given = 0;
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % TURNS;
    for (const one of all) {
      let own = turnOf.get(one);
      if (own === undefined) {
        own = given;
        given = (given + 1) % TURNS;
        turnOf.set(one, own);
      }
      if (own === turn) beat(one);
    }
  }, everyMs / TURNS);
  return () => clearInterval(timer);
}
