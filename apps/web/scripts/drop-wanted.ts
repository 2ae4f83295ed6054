import { parseAst, type Plugin } from 'vite';

const ROUTES = /src[\\/]app[\\/]routes[\\/][\w-]+\.ts$/;

interface Span {
  start: number;
  end: number;
}

/**
 * What the server asks before it renders (`wanted` of the route rows) is no business of the browser: without it the calls
 * and models that only later pages use stay out of the first chunk.
 */
export function dropWantedPlugin(): Plugin {
  return {
    name: 'drop-wanted',
    enforce: 'post',
    transform: (code, id) => (ROUTES.test(id.split('?')[0] ?? '') ? { code: dropWanted(code), map: null } : null),
  };
}

/** Every property `wanted` of an object becomes `void 0`. */
export function dropWanted(code: string): string {
  const found: Span[] = [];
  collect(parseAst(code), found);
  return found.toSorted((a, b) => b.start - a.start).reduce((text, { start, end }) => `${text.slice(0, start)}wanted: void 0${text.slice(end)}`, code);
}

function collect(node: unknown, found: Span[]): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, key, start, end } = node as Partial<Span> & { type?: string; key?: { name?: string } };
  if (type === 'Property' && key?.name === 'wanted' && start !== undefined && end !== undefined) {
    found.push({ start, end });
    return;
  }
  for (const child of Object.values(node)) collect(child, found);
}
