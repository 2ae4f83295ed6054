import { SpanKind } from '@opentelemetry/api';
import { inSpan, isTracing, WROTE } from './span.ts';

const CALL = /^\s*select\s+(?:\*\s+from\s+)?([a-z]+_[a-z_]+)\(/;
const TABLE = /\b(?:from|into|update)\s+([a-z_]+)/;

/**
 * Runs a statement as a span. Its text has placeholders; the values stay out of the trace.
 * @param wakes whether the statement announces a change to other work
 */
export function asStatement<T extends { count: number }>(
  text: string,
  wakes: boolean,
  run: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return run();
  const name = nameOf(text);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text };
  return inSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const result = await run();
    span?.setAttribute('db.response.returned_rows', result.count);
    if (wakes || (result.count > 0 && !/^\s*(?:select|with)\b/.test(text))) span?.setAttribute(WROTE, true);
    return result;
  });
}

/** Name of the called function, or verb and table. */
function nameOf(statement: string): string {
  const text = statement.replaceAll(/--.*$/gm, '');
  const [, call] = CALL.exec(text) ?? [];
  if (call !== undefined) return call;
  const [verb = 'statement'] = /[a-z]+/.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return table === undefined ? verb : `${verb} ${table}`;
}
