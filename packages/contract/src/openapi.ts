import { Type } from 'typebox';
import { type EndpointSpec, ERROR_TEXTS, ENDPOINTS } from './index.ts';

/** The contract as an OpenAPI 3.1 document; served at /openapi.json and committed beside the contract. */
export function buildOpenApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fairlot API', version: '1.0.0', description: 'Every answer is an envelope; see docs/spec/interfaces.md.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'valid only with the cookie issued beside it' },
        session: { type: 'apiKey', in: 'cookie', name: 'fairlot_sid' },
      },
    },
  };
}

function describe(endpoint: EndpointSpec): Record<string, unknown> {
  const needsToken = endpoint.auth === 'member';
  const codes = [...new Set([...endpoint.errors, ...(needsToken ? (['auth.required', 'auth.logged.out'] as const) : []), ...(endpoint.moduleId ? (['module.disabled'] as const) : [])])];
  return {
    operationId: endpoint.id,
    tags: [endpoint.room],
    summary: endpoint.summary,
    ...(endpoint.auth === 'public' ? {} : { security: needsToken ? [{ token: [], session: [] }] : [{}, { token: [], session: [] }] }),
    parameters: [
      ...fields(endpoint.params, 'path'),
      ...fields(endpoint.query, 'query'),
      ...(endpoint.moduleId ? [{ name: 'ModuleId', in: 'header', required: true, schema: { const: endpoint.moduleId } }] : []),
      ...(endpoint.policies?.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 8, maxLength: 64 } }] : []),
      ...(endpoint.policies?.encrypted ? [{ name: 'Encryption', in: 'header', required: true, schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: { 'application/json': { schema: endpoint.body } } } } : {}),
    responses: { 200: { description: codes.length ? `Success, or one of: ${codes.join(', ')}` : 'Success', content: { 'application/json': { schema: envelope(endpoint) } } } },
    'x-error-codes': codes.map((code) => ({ code, message: ERROR_TEXTS[code] })),
    ...(endpoint.policies ? { 'x-policies': endpoint.policies } : {}),
  };
}

function envelope(endpoint: EndpointSpec) {
  return Type.Object({
    success: Type.Boolean(),
    value: endpoint.value,
    errorCode: Type.Union([Type.String(), Type.Null()]),
    message: Type.Union([Type.String(), Type.Null()]),
    ...(endpoint.footer ? { footer: endpoint.footer } : {}),
  });
}

function fields(schema: EndpointSpec['query'], place: 'path' | 'query'): unknown[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = JSON.parse(JSON.stringify(schema)) as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(properties).map(([name, inner]) => ({ name, in: place, required: required.includes(name), schema: inner }));
}
