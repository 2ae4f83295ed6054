import type { Days } from './days.ts';

type Search = Readonly<Record<string, string>>;

/** Address of the account record for one type of transactions, or for all; keeps the record's owner and its days. */
export function recordPath({ types, from, to }: Search, type: string | undefined): string {
  return pathOf({ types, type, from, to });
}

/** Address of the account record for days that the member chooses, or for a fixed period; keeps owner and type. */
export function periodPath({ types, type }: Search, days: Required<Days> | undefined): string {
  return pathOf({ types, type, from: days?.startDate, to: days?.endDate });
}

function pathOf(parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '/m/transaction/record' : `/m/transaction/record?${query}`;
}
