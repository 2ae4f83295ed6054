import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { ROUND, WROTE } from './span.ts';

/** Spans of one round; a round with more is exported as it goes. */
const MOST_HELD = 2000;

/**
 * Exports a round of background work only if it changed something or failed. Jobs and deliveries look for work several
 * times a second, and these rounds would bury the traces that matter.
 */
export function dropIdleRounds(next: SpanProcessor): SpanProcessor {
  const held = new Map<string, ReadableSpan[]>();
  const release = (spans: ReadableSpan[]) => {
    for (const span of spans) next.onEnd(span);
  };
  return {
    onStart: (span, parent) => {
      if (span.attributes[ROUND] === true) held.set(span.spanContext().traceId, []);
      next.onStart(span, parent);
    },
    onEnd: (span) => {
      const { traceId } = span.spanContext();
      const spans = held.get(traceId);
      if (spans === undefined) return next.onEnd(span);
      spans.push(span);
      const isDone = span.attributes[ROUND] === true;
      if (!isDone && spans.length < MOST_HELD) return;
      held.delete(traceId);
      if (!isDone || spans.some(hasEffect)) release(spans);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

const hasEffect = (span: ReadableSpan): boolean =>
  span.attributes[WROTE] === true || span.status.code === SpanStatusCode.ERROR;
