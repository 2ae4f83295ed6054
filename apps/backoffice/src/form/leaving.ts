/** Part of a page, as far as it tells what stands in it; an element of the document. */
interface Place {
  contains: (other: never) => boolean;
}

/** Forms in which something stands that was not sent. */
const changed = new Set<unknown>();
let sending = 0;

/**
 * Says of a form whether something stands in it that was not sent.
 * @returns takes it back, for when the form is gone
 */
export function tellUnsent(form: unknown, isChanged: boolean): () => void {
  if (isChanged) changed.add(form);
  else changed.delete(form);
  return () => void changed.delete(form);
}

/** Whether something would be lost by leaving the page, or the part of it that is given. */
export function hasUnsent(within?: Place): boolean {
  // Whoever is sending has decided, and may be led on by the answer.
  if (sending > 0) return false;
  return [...changed].some((form) => within?.contains(form as never) ?? true);
}

/** Sends; where the answer leads to another page nothing is asked. */
export async function whileSending<T>(send: () => Promise<T>): Promise<T> {
  sending += 1;
  try {
    return await send();
  } finally {
    sending -= 1;
  }
}

interface Address {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

/**
 * Whether going from one address to another takes forms away: conditions, order and pages of a list stand in the
 * address of the page on which it is, and leave what is beside it.
 * @param ofLists names of parameters that lists have
 */
export function takesFormsAway(current: Address, next: Address, ofLists: ReadonlySet<string>): boolean {
  const others = ({ search }: Address) =>
    JSON.stringify(
      Object.entries(search)
        .filter(([name]) => !ofLists.has(name))
        .toSorted(([one], [other]) => one.localeCompare(other)),
    );
  return current.pathname !== next.pathname || others(current) !== others(next);
}
