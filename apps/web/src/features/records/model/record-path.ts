/** The account record of one type of movements, or of all; whose record it is (`types`) stays. */
export function recordPath({ types }: Readonly<Record<string, string>>, type: string | undefined): string {
  const query = new URLSearchParams({ ...(types !== undefined && { types }), ...(type !== undefined && { type }) });
  return query.size === 0 ? '/m/transaction/record' : `/m/transaction/record?${query}`;
}
