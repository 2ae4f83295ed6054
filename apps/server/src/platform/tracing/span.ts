import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Attribute of a round of background work, which is exported only if the round did something. */
export const ROUND = 'fairlot.round';
/** Attribute of a statement that changed rows. */
export const WROTE = 'fairlot.wrote';

let isOn = false;

/** Called when the exporter starts and stops. Until then, spans cost a comparison. */
export function switchTracing(on: boolean): void {
  isOn = on;
}

export const isTracing = (): boolean => isOn;

const tracer = () => trace.getTracer('fairlot');

/** Runs work as a span of the current trace. The span gets a failure's class or code, never its message. */
export async function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes },
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!isOn) return work(undefined);
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a round of background work in its own trace. */
export function inRound<T>(name: string, work: () => Promise<T>): Promise<T> {
  return isOn ? context.with(ROOT_CONTEXT, () => inSpan(name, { attributes: { [ROUND]: true } }, work)) : work();
}

/** Starts the span of a request, within the trace that a proxy may have begun (W3C `traceparent`). */
export function startRequest(method: string, headers: object): Context {
  const outer = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, outer);
  return trace.setSpan(outer, span);
}

/** Id of the current trace, for log lines. */
export function traceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

/** Error messages can contain text that people typed. */
function markFailed(span: Span, error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
  span.setAttribute('error.type', code ?? (error instanceof Error ? error.name : 'error'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
