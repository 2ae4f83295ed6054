export type Query = Record<string, string | string[]>;

/** Parameters of an address; what stands there several times is a list. */
export function queryOf(text: string): Query {
  const query: Query = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const former = query[name];
    if (former === undefined) query[name] = value;
    else query[name] = [...(Array.isArray(former) ? former : [former]), value];
  }
  return query;
}

/** The address of such parameters, with its question mark where it has any. */
export function textOfQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  );
  // Colons and commas divide conditions, and stay to be read.
  const text = new URLSearchParams(pairs).toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
