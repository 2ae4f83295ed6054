import type { QueryKey } from '@tanstack/react-query';
import type { PageAsk, PageMember } from './page-ask.ts';

/** Inputs from which a page's list of queries is built. */
export interface QueryFacts {
  /** Address of the page, as in its route row. */
  path: string;
  search: Record<string, string>;
  /** The member that the page is rendered for. */
  member: PageMember | null;
}

/** A query that the server answers before it renders: its key and the function that returns its data. */
export interface ServerQuery {
  queryKey: QueryKey;
  /** `nowMs` is the server time of the request (epoch ms). */
  answer: (ask: PageAsk, nowMs: number) => Promise<unknown>;
}

/** The queries of an area's pages, by the address of the page. */
export type ServerQueries = Readonly<Record<string, (facts: QueryFacts) => ServerQuery[]>>;

/**
 * Builds a server query: `serverQuery(lotteryMenuQuery().queryKey, (ask) => ask('lottery.vnMenu'), stamp)`. The result
 * must have the shape that the query's own function returns. Keys of member data are asked as the member, all others as
 * a visitor.
 */
export function serverQuery<V>(
  queryKey: QueryKey,
  question: (ask: PageAsk) => Promise<V>,
  shape?: (value: V, nowMs: number) => unknown,
): ServerQuery {
  return {
    queryKey,
    async answer(ask, nowMs) {
      const askedAt = performance.now();
      const value = await question(ask);
      // Times in the answer are relative to the moment of the answer, not to the start of the page.
      return shape === undefined ? value : shape(value, nowMs + Math.round(performance.now() - askedAt));
    },
  };
}
