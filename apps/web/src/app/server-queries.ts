import { walletQuery } from '../features/wallet/api/wallet.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from './server-query.ts';

const AREAS = import.meta.glob<ServerQueries>('./routes/*.server.ts', { eager: true, import: 'queries' });

/** Queries that the server runs before it renders a page, by address. Only the server build contains them. */
export const SERVER_QUERIES: ServerQueries = Object.assign({}, ...Object.values(AREAS)) as ServerQueries;

/** The queries of one rendered page; for a member they include the balance. */
export function queriesOf(facts: QueryFacts): ServerQuery[] {
  const { member } = facts;
  const balance =
    member === null ? [] : [serverQuery(walletQuery(true).queryKey, (ask) => ask('wallet.merchantWallet'))];
  return [...balance, ...(SERVER_QUERIES[facts.path]?.(facts) ?? [])];
}
