export type Query = Record<string, string | string[]>;

/** Parses the query of an address; a repeated parameter becomes a list. */
export function queryOf(text: string): Query {
  const query: Query = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const former = query[name];
    if (former === undefined) query[name] = value;
    else query[name] = [...(Array.isArray(former) ? former : [former]), value];
  }
  return query;
}

/** Serialises parameters, with a question mark unless there are none. */
export function textOfQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  );
  // Colons and commas separate the parts of conditions and stay readable.
  const text = new URLSearchParams(pairs).toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
