export { inRound, inSpan, isTracing, startRequest, traceId } from './span.ts';
export { asStatement } from './statement.ts';
