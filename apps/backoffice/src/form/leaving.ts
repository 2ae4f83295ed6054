import { createContext } from 'react';

/** Is also called with the failures of the forms below, which may be gone before the server answers. */
export const FailureContext = createContext<((failure: unknown) => void) | null>(null);

/** Part of a page: anything that can report whether it contains an element. */
interface Place {
  contains: (other: never) => boolean;
}

/** Forms with unsent changes. */
const changed = new Set<unknown>();
let sending = 0;

/**
 * Records whether a form has unsent changes.
 * @returns a function that removes the record, for unmounting
 */
export function warnUnsent(form: unknown, isChanged: boolean): () => void {
  if (isChanged) changed.add(form);
  else changed.delete(form);
  return () => void changed.delete(form);
}

/** Whether leaving the page, or the given part of it, would lose input. */
export function hasUnsent(within?: Place): boolean {
  // While a form is being sent, its response may navigate away without a question.
  if (sending > 0) return false;
  return [...changed].some((form) => within?.contains(form as never) ?? true);
}

/** Sends the form. No confirmation is shown if the response leads to another page. */
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
 * Whether a navigation removes forms. Filters, order and pages of a list are in the address of the same page, so
 * changing them keeps the forms beside the list.
 * @param ofLists names of the parameters that lists use
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
