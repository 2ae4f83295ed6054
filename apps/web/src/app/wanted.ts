import type { QueryKey } from '@tanstack/react-query';
import type { PageDoors, PageMember } from './page-doors.ts';

/** What a page's list of queries may depend on. */
export interface WantedFacts {
  search: Record<string, string>;
  /** Operator code of the language that the page is rendered in. */
  language: string;
  /** The member that the page is rendered for. */
  member: PageMember | null;
}

/** A query that the server answers before it renders: through which door, under which key, in which shape. */
export interface Wanted {
  queryKey: QueryKey;
  /** `nowMs` is the server time of the question (epoch ms). */
  answer: (doors: PageDoors, nowMs: number) => Promise<unknown>;
}

/** `want(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp)`; the shape must be what the query's own function answers. */
export function want<V>(
  queryKey: QueryKey,
  open: (doors: PageDoors) => Promise<V>,
  shape?: (value: V, nowMs: number) => unknown,
): Wanted {
  return {
    queryKey,
    async answer(doors, nowMs) {
      const askedAt = performance.now();
      const value = await open(doors);
      // Times in the answer were true when it was given, not when the page was begun.
      return shape === undefined ? value : shape(value, nowMs + Math.round(performance.now() - askedAt));
    },
  };
}
