import type { QueryKey } from '@tanstack/react-query';
import type { PageDoors, PageMember } from './page-doors.ts';

/** What a page's list of queries may depend on. */
export interface QueryFacts {
  /** Address of the page, as its row names it. */
  path: string;
  search: Record<string, string>;
  /** Operator code of the language that the page is rendered in. */
  language: string;
  /** The member that the page is rendered for. */
  member: PageMember | null;
}

/** A query that the server answers before it renders: through which door, under which key, in which shape. */
export interface ServerQuery {
  queryKey: QueryKey;
  /** `nowMs` is the server time of the question (epoch ms). */
  answer: (doors: PageDoors, nowMs: number) => Promise<unknown>;
}

/** The queries of an area's pages, by the address of the page. */
export type ServerQueries = Readonly<Record<string, (facts: QueryFacts) => ServerQuery[]>>;

/**
 * `serverQuery(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(), stamp)`; the shape must be what the query's own
 * function answers.
 */
export function serverQuery<V>(
  queryKey: QueryKey,
  open: (doors: PageDoors) => Promise<V>,
  shape?: (value: V, nowMs: number) => unknown,
): ServerQuery {
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
