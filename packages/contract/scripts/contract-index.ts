import { createHash } from 'node:crypto';
import { ALL_ERROR_TEXTS, type EndpointSpec, ERROR_STATUS } from '../src/index.ts';
import { buildOpenApi, describeEndpoint } from '../src/openapi.ts';

/** Names of the columns and their widths. A longer value shifts only the rest of its own line. */
const COLUMNS = [
  ['id', 39],
  ['method', 6],
  ['auth', 8],
  ['module', 8],
  ['permission', 24],
  ['input', 10],
  ['output', 10],
  ['errors', 10],
  ['other', 10],
  ['path', 56],
  ['policies', 0],
] as const;

const HEAD = `# Written by \`npm run openapi\`; not to be edited. One line per endpoint, then one per error code.
# The columns input, output, errors and other are hashes of that part of the endpoint's OpenAPI operation;
# other is its summary and security. \`npm run --silent openapi -- --print\` prints the whole document.
`;

/**
 * Returns the contract as text that shows which part of which endpoint changed. Independent of the order of endpoints
 * and keys.
 */
export function writeContractIndex(
  endpoints: readonly EndpointSpec[],
  errorTexts: Readonly<Record<string, string>> = ALL_ERROR_TEXTS,
): string {
  const { paths: _, ...frame } = buildOpenApi(() => false);
  const errors = Object.entries(errorTexts).map(([code, text]) => {
    const status = (ERROR_STATUS as Partial<Record<string, number>>)[code] ?? 200;
    return `error ${code.padEnd(34)} ${status} ${text}`;
  });
  return [
    HEAD + row(COLUMNS.map(([name]) => (name === 'id' ? '# id' : name))),
    ...endpoints.map(lineOf).toSorted(compareText),
    `document ${hash(frame)}`,
    ...errors.toSorted(compareText),
    '',
  ].join('\n');
}

/** Differences between two indexes, one sentence each: what was added, removed or changed. */
export function compareIndexes(before: string, after: string): string[] {
  const [former, current] = [linesByName(before), linesByName(after)];
  const removed = [...former.keys()].filter((name) => !current.has(name)).map((name) => `${name} was removed`);
  const others = [...current].flatMap(([name, line]) => {
    const old = former.get(name);
    if (old === undefined) return [`${name} was added`];
    return old === line ? [] : [`${name} changed${changedColumns(name, old, line)}`];
  });
  return [...removed, ...others];
}

function lineOf(endpoint: EndpointSpec): string {
  const { parameters, requestBody, responses, ...rest } = describeEndpoint(endpoint);
  // Separate columns: a changed error text changes only its own line.
  const { operationId, 'x-permission': permission = '-', 'x-policies': policies = {}, ...others } = rest;
  const { 'x-error-codes': errors, ...other } = others;
  const { 200: success } = responses;
  return row([
    operationId,
    endpoint.method,
    endpoint.auth,
    endpoint.moduleId ?? '-',
    permission,
    // The conditions and sort orders of a list are not in the document, but they are part of the request.
    hash({ parameters: parameters.toSorted((a, b) => compareText(a.name, b.name)), requestBody, list: endpoint.list }),
    hash(success.content),
    hash(errors.map(({ code }) => code).toSorted()),
    hash(other),
    endpoint.path,
    writePolicies(policies),
  ]);
}

function row(cells: readonly string[]): string {
  return COLUMNS.map(([, width], at) => (cells[at] ?? '').padEnd(width))
    .join(' ')
    .trimEnd();
}

/** Policies such as `realAccount rateLimit(by=member,max=5)`. */
function writePolicies(policies: object): string {
  const parts = sortedEntries(policies).map(([name, value]) => {
    if (value === true) return name;
    if (Array.isArray(value)) return `${name}=${value.join('+')}`;
    if (typeof value !== 'object' || value === null) return `${name}=${value}`;
    return `${name}(${sortedEntries(value)
      .map(([key, inner]) => `${key}=${inner}`)
      .join(',')})`;
  });
  return parts.join(' ') || '-';
}

function linesByName(index: string): Map<string, string> {
  const lines = index.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [/^(?:error )?\S+/.exec(line)?.[0] ?? line, line]));
}

function changedColumns(name: string, before: string, after: string): string {
  if (name.startsWith('error ') || name === 'document') return '';
  const [old, fresh] = [cellsOf(before), cellsOf(after)];
  const changed = COLUMNS.filter((_, at) => old[at] !== fresh[at]).map(([column]) => column);
  return `: ${changed.join(', ')}`;
}

/** Cells of a line; the last column takes the rest of the line. */
function cellsOf(line: string): string[] {
  const words = line.split(/\s+/);
  const last = COLUMNS.length - 1;
  return [...words.slice(0, last), words.slice(last).join(' ')];
}

/** First 10 hex digits of the SHA-256 of the canonical JSON. */
function hash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 10);
}

/** JSON with sorted keys. `required` is a set of names, which TypeBox writes in the order of the properties. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (Array.isArray(inner)) return key === 'required' ? inner.toSorted(compareText) : inner;
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(sortedEntries(inner));
  });
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([a], [b]) => compareText(a, b));
}

/** Order by code unit: the same on every machine. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
