import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { context, propagation, trace } from '@opentelemetry/api';
import { dropIdleRounds } from './idle-rounds.ts';
import { switchTracing } from './span.ts';

/**
 * Exports traces by OTLP over HTTP. The libraries read the standard variables themselves, for example
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and `OTEL_TRACES_SAMPLER`.
 * Everything is in this file so that a server without traces does not load them.
 * @returns sends what is left and stops; never fails, so that a missing collector does not disturb a shutdown
 */
export function startTracing(role: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fairlot', 'fairlot.role': role }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [dropIdleRounds(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  switchTracing(true);
  return async () => {
    switchTracing(false);
    await provider.shutdown().catch(() => {});
    for (const api of [trace, context, propagation]) api.disable();
  };
}
