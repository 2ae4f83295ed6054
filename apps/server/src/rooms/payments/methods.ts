import { type Executor, sql } from '../../platform/db/index.ts';
import type { AdapterMethod, PaymentAdapter } from './adapters/adapter.ts';

/** What a way to deposit costs and takes, minor units. */
export interface MethodTerms {
  method: string;
  name: string;
  minMinor: bigint;
  maxMinor: bigint;
  /** Taken from what arrives. */
  feeMinor: bigint;
  suggestedMinor: bigint[];
  /** How long an order waits for its player. */
  minutes: number;
}

/** A way that is open, with the provider that serves it. */
export interface OpenMethod {
  terms: MethodTerms;
  adapter: PaymentAdapter;
  way: AdapterMethod;
}

/** Levels come with the room that grants them; until then everybody has the terms of the first. */
const LEVEL = 0;

/**
 * Ways in a currency that are open and served by a provider, in the merchant's order.
 * @param language folder of texts, such as VI, for their names
 */
export async function openMethods(
  executor: Executor,
  adapters: readonly PaymentAdapter[],
  asset: string,
  language = 'EN',
): Promise<OpenMethod[]> {
  const terms = await executor.rows(sql<MethodTerms>`
    select method, coalesce(names ->> ${language}, name) as name, min_minor as "minMinor", max_minor as "maxMinor",
           fee_minor as "feeMinor", suggested_minor as "suggestedMinor", minutes
      from payments_methods where asset = ${asset} and level = ${LEVEL} and is_open order by position, method`);
  return terms.flatMap((found) => {
    const served = adapters
      .filter(({ currency }) => currency === asset)
      .flatMap((adapter) => adapter.methods.map((way) => ({ terms: found, adapter, way })))
      .find(({ way }) => way.method === found.method);
    return served === undefined ? [] : [served];
  });
}
