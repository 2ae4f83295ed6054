export interface IdRange {
  from: bigint;
  to: bigint;
}

/**
 * Tracks how far a table with growing ids was read, and the ids that were missing then. Ids are assigned before their
 * transactions commit, so a smaller one may appear later. An id that never appears was rolled back.
 */
export class IdGaps {
  readonly #keepMs: number;
  #last: bigint;
  #gaps: (IdRange & { sinceMs: number })[] = [];

  /** @param last highest id to ignore; @param keepMs how long to wait for a missing id */
  constructor(last: bigint, keepMs: number) {
    this.#last = last;
    this.#keepMs = keepMs;
  }

  get last(): bigint {
    return this.#last;
  }

  /** Ids up to `last` that may still appear. */
  ranges(nowMs: number): readonly IdRange[] {
    this.#gaps = this.#gaps.filter(({ sinceMs }) => nowMs - sinceMs < this.#keepMs);
    return this.#gaps;
  }

  /** Whether the id has not been read yet. */
  awaits(id: bigint): boolean {
    return id > this.#last || this.#gaps.some(({ from, to }) => from <= id && id <= to);
  }

  /** Adds the ids of the range to those that may still appear. */
  expect({ from, to }: IdRange, nowMs: number): void {
    if (from <= to) this.#gaps.push({ from, to, sinceMs: nowMs });
  }

  /** Records an id that was read. */
  note(id: bigint, nowMs: number): void {
    if (id > this.#last) {
      this.expect({ from: this.#last + 1n, to: id - 1n }, nowMs);
      this.#last = id;
      return;
    }
    const index = this.#gaps.findIndex(({ from, to }) => from <= id && id <= to);
    const gap = this.#gaps[index];
    if (gap === undefined) return;
    const parts = [
      { ...gap, to: id - 1n },
      { ...gap, from: id + 1n },
    ].filter(({ from, to }) => from <= to);
    this.#gaps.splice(index, 1, ...parts);
  }
}
