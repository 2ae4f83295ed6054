import { type Executor, sql } from '../../platform/db/index.ts';
import { type AdapterMethod, type PaymentAdapter, takesCurrency } from './adapters/adapter.ts';

/** Fee and limits of a deposit method, minor units. */
export interface MethodTerms {
  method: string;
  /** The provider's name for it; null when it is the same. */
  via: string | null;
  name: string;
  minMinor: bigint;
  maxMinor: bigint;
  /** Deducted from the amount that arrives. */
  feeMinor: bigint;
  suggestedMinor: bigint[];
  /** Minutes that an order waits for its payment. */
  minutes: number;
}

/** An open method, with the provider that serves it. */
export interface OpenMethod {
  terms: MethodTerms;
  adapter: PaymentAdapter;
  depositMethod: AdapterMethod;
}

/** A method of a provider. */
export type Served = Pick<OpenMethod, 'adapter' | 'depositMethod'>;

/** Methods that providers offer in a currency. */
export type OfferedIn = (currency: string) => readonly Served[];

/** Methods that providers offer in a currency; the first provider that offers a method serves it. */
export function offeredIn(adapters: readonly PaymentAdapter[], asset: string): Served[] {
  const all = adapters
    .filter((adapter) => takesCurrency(adapter, asset))
    .flatMap((adapter) => adapter.methods.map((depositMethod) => ({ adapter, depositMethod })));
  return all.filter(
    ({ depositMethod }, place) =>
      all.findIndex((other) => other.depositMethod.method === depositMethod.method) === place,
  );
}

/**
 * Methods in a currency that are open to members of a level and served by a provider, in the merchant's order. The
 * terms of a level apply up to the next one with its own terms.
 * @param language folder of texts, such as VI, for their names
 */
export async function openMethods(
  executor: Executor,
  adapters: readonly PaymentAdapter[],
  { asset, level, language = 'EN' }: { asset: string; level: number; language?: string },
): Promise<OpenMethod[]> {
  const terms = await executor.rows(sql<MethodTerms>`
    select method, via, coalesce(names ->> ${language}, name) as name, min_minor as "minMinor", max_minor as "maxMinor",
           fee_minor as "feeMinor", suggested_minor as "suggestedMinor", minutes
      from (select distinct on (method) * from payments_methods
             where asset = ${asset} and level <= ${level}::int order by method, level desc) own
     where is_open order by position, method`);
  const offered = offeredIn(adapters, asset);
  return terms.flatMap((found) => {
    const served = offered.find(({ depositMethod }) => depositMethod.method === (found.via ?? found.method));
    return served === undefined ? [] : [{ terms: found, ...served }];
  });
}

/** Names of a method by language, with the English name and, under `code`, its code. */
export type MethodNames = Readonly<Record<string, string>>;

/** Names of the method of an order `o`; only its code if the method no longer exists. */
export const METHOD_NAMES_OF_ORDER = sql`(
  select jsonb_build_object('code', o.method) || coalesce(
    (select jsonb_build_object('EN', m.name) || m.names from payments_methods m
      where m.method = o.method and m.asset = o.asset and m.level = 0), '{}'))`;

/** The name in a language, otherwise in English. */
export const methodNameIn = (names: MethodNames, language = 'EN'): string =>
  names[language.toUpperCase()] ?? names['EN'] ?? names['code'] ?? '';
