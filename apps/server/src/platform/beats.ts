/** Parts of a heartbeat's time. */
const TURNS = 15;

/**
 * Beats for each of many once in a time, a part of them at a turn: a thousand sessions that are asked for at one moment
 * keep everybody else waiting.
 * @returns how to stop
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
