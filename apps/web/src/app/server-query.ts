import type { QueryKey } from '@tanstack/react-query';
import type { PageAsk, PageMember } from './page-ask.ts';

/** What a page's list of queries may depend on. */
export interface QueryFacts {
  /** Address of the page, as its row names it. */
  path: string;
  search: Record<string, string>;
  /** The member that the page is rendered for. */
  member: PageMember | null;
}

/** A query that the server answers before it renders: what it asks, under which key, in which shape. */
export interface ServerQuery {
  queryKey: QueryKey;
  /** `nowMs` is the server time of the question (epoch ms). */
  answer: (ask: PageAsk, nowMs: number) => Promise<unknown>;
}

/** The queries of an area's pages, by the address of the page. */
export type ServerQueries = Readonly<Record<string, (facts: QueryFacts) => ServerQuery[]>>;

/**
 * `serverQuery(lotteryMenuQuery().queryKey, (ask) => ask('lottery.vnMenu'), stamp)`; the shape must be what the query's
 * own function answers. What is asked under a key of member data is asked as the member, all else as a visitor.
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
      // Times in the answer were true when it was given, not when the page was begun.
      return shape === undefined ? value : shape(value, nowMs + Math.round(performance.now() - askedAt));
    },
  };
}
