/** Who wants to know of the commits of which statements. */
export interface Watches {
  /** @returns how to stop */
  add(statements: RegExp, onCommit: () => void): () => void;
  /** Whom a statement concerns. */
  of(text: string): readonly (() => void)[];
}

/** Statements are templates, so there are few texts; those written by scripts are not worth remembering for long. */
const MOST_TEXTS = 5000;

export function createWatches(): Watches {
  const watches = new Set<{ statements: RegExp; onCommit: () => void }>();
  const byText = new Map<string, readonly (() => void)[]>();
  return {
    add: (statements, onCommit) => {
      const watch = { statements, onCommit };
      watches.add(watch);
      byText.clear();
      return () => {
        watches.delete(watch);
        byText.clear();
      };
    },
    of: (text) => {
      const known = byText.get(text);
      if (known !== undefined) return known;
      if (byText.size >= MOST_TEXTS) byText.clear();
      const concerned = [...watches].filter(({ statements }) => statements.test(text)).map(({ onCommit }) => onCommit);
      byText.set(text, concerned);
      return concerned;
    },
  };
}
