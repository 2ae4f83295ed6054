/** Address of the account record for one type of transactions, or for all; keeps the record's owner (`types`). */
export function recordPath({ types }: Readonly<Record<string, string>>, type: string | undefined): string {
  const query = new URLSearchParams({ ...(types !== undefined && { types }), ...(type !== undefined && { type }) });
  return query.size === 0 ? '/m/transaction/record' : `/m/transaction/record?${query}`;
}
