import { parseAst, type Plugin } from 'vite';

const ROUTES = /src[\\/]app[\\/]routes[\\/][\w-]+\.ts$/;

interface Span {
  start: number;
  end: number;
}

type Node = Partial<Span> & {
  type?: string;
  key?: { name?: string };
  id?: { name?: string };
  name?: string;
  specifiers?: { local?: { name?: string } }[];
};

/**
 * What the server asks before it renders (`wanted` of the route rows) is no business of the browser: without it the calls
 * and models that only later pages use stay out of the first chunk.
 */
export function dropWantedPlugin(): Plugin {
  return {
    name: 'drop-wanted',
    enforce: 'post',
    transform: (code, id) =>
      ROUTES.test(id.split('?')[0] ?? '') ? { code: dropUnused(dropWanted(code)), map: null } : null,
  };
}

/** Every property `wanted` of an object becomes `void 0`. */
export function dropWanted(code: string): string {
  const found: Span[] = [];
  walk(parseAst(code), (node) => {
    if (node.type !== 'Property' || node.key?.name !== 'wanted') return true;
    found.push(spanOf(node));
    return false;
  });
  return cut(code, found, 'wanted: void 0');
}

/**
 * Without functions that nothing calls any more, and without imports that nothing uses: the bundler leaves out what is not
 * used, but keeps a module that is imported for nothing in the chunk of its importer once another chunk uses it.
 */
export function dropUnused(code: string): string {
  const { body } = parseAst(code) as unknown as { body: Node[] };
  const uses = body.map((statement) =>
    statement.type === 'ImportDeclaration' ? new Set<string>() : namesIn(statement),
  );
  const isUsed = (name: string, but: number) => uses.some((names, index) => index !== but && names.has(name));
  const unused = body.flatMap((statement, index) => {
    const names = statement.type === 'FunctionDeclaration' ? [statement.id?.name ?? ''] : importedBy(statement);
    return names.length > 0 && names.every((name) => !isUsed(name, index)) ? [spanOf(statement)] : [];
  });
  // What only a dropped function used is unused now.
  return unused.length === 0 ? code : dropUnused(cut(code, unused, ''));
}

function importedBy({ type, specifiers = [] }: Node): string[] {
  return type === 'ImportDeclaration' ? specifiers.flatMap(({ local }) => local?.name ?? []) : [];
}

function namesIn(statement: Node): Set<string> {
  const names = new Set<string>();
  walk(statement, ({ type, name }) => {
    if (type === 'Identifier' && name !== undefined) names.add(name);
    return true;
  });
  return names;
}

/** Visits a tree from above; a visitor that answers false keeps out of what is below. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (typeof node !== 'object' || node === null || !visit(node)) return;
  for (const child of Object.values(node)) walk(child, visit);
}

function spanOf({ start = 0, end = 0 }: Node): Span {
  return { start, end };
}

function cut(code: string, spans: readonly Span[], instead: string): string {
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${instead}${text.slice(end)}`, code);
}
