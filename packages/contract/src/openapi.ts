import { type TSchema, Type } from 'typebox';
import { ALL_ERROR_TEXTS, type EndpointSpec, ENDPOINTS, type ErrorCode, isForServedRegions, roomOf } from './index.ts';

/**
 * The contract as an OpenAPI 3.1 document, served at /openapi.json. It is not committed: `contract-index.txt` shows
 * changes of the contract in a diff.
 * @param isReported filters the calls that the document contains
 */
export function buildOpenApi(isReported: (endpoint: EndpointSpec) => boolean = () => true): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of (ENDPOINTS as readonly EndpointSpec[]).filter(isReported)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairlot API',
      version: '1.0.0',
      description: 'Every answer is an envelope; see docs/spec/interfaces.md.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'valid only with the cookie issued beside it' },
        session: { type: 'apiKey', in: 'cookie', name: 'fairlot_sid' },
        operatorToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'of an operator; valid only with the cookie issued beside it',
        },
        programToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'API token created in the console: no cookie, its own permissions, until it expires',
        },
        operatorSession: { type: 'apiKey', in: 'cookie', name: 'fairlot_op' },
      },
    },
  };
}

function bodyTypes({ policies }: EndpointSpec): string[] {
  if (policies?.form === undefined) return ['application/json'];
  return policies.form.orJson ? ['multipart/form-data', 'application/json'] : ['multipart/form-data'];
}

/** Operation object of an endpoint in the document. */
export function describeEndpoint(endpoint: EndpointSpec) {
  const codes = codesOf(endpoint);
  const security = [...SECURITY[endpoint.auth], ...(isForPrograms(endpoint) ? [{ programToken: [] }] : [])];
  return {
    operationId: endpoint.id,
    tags: [endpoint.auth === 'operator' ? 'backoffice' : roomOf(endpoint)],
    summary: endpoint.summary,
    ...(security.length > 0 ? { security } : {}),
    parameters: parametersOf(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: !takesNothing(endpoint.body),
            content: Object.fromEntries(bodyTypes(endpoint).map((type) => [type, { schema: endpoint.body }])),
          },
        }
      : {}),
    responses: {
      200: {
        description: codes.length ? `Success, or one of: ${codes.join(', ')}` : 'Success',
        content: endpoint.policies?.file
          ? { [endpoint.policies.file]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: envelope(endpoint) } },
      },
      ...(asksSecondOperator(endpoint)
        ? {
            202: {
              description: 'A request for a second operator',
              content: { 'application/json': { schema: envelope(endpoint) } },
            },
          }
        : {}),
    },
    'x-error-codes': codes.map((code) => ({ code, message: ALL_ERROR_TEXTS[code] })),
    ...(endpoint.policies ? { 'x-policies': endpoint.policies } : {}),
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
  };
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}

function parametersOf({ params, query, moduleId, policies }: EndpointSpec): Parameter[] {
  const header = (name: string, schema: object): Parameter => ({ name, in: 'header', required: true, schema });
  return [
    ...fields(params, 'path'),
    ...fields(query, 'query'),
    ...(moduleId ? [header('ModuleId', { const: moduleId })] : []),
    ...(policies?.idempotent ? [header('Idempotency-Key', { type: 'string', minLength: 8, maxLength: 64 })] : []),
    ...(policies?.encrypted ? [header('Encryption', { type: 'string' })] : []),
  ];
}

/**
 * Whether the call accepts the key of an approval request, because it may answer with a request for a second operator.
 */
function asksSecondOperator({ auth, body }: EndpointSpec): boolean {
  return auth === 'operator' && fields(body, 'query').some(({ name }) => name === 'requestKey');
}

/** Whether a call may be made without a body. */
function takesNothing(body: TSchema): boolean {
  return 'anyOf' in body && (body.anyOf as TSchema[]).some((part) => 'type' in part && part.type === 'null');
}

/**
 * Whether a program's token may make the call. Tokens have permissions only: no log-in and nothing that belongs to the
 * operator personally.
 */
function isForPrograms({ auth, permission, policies }: EndpointSpec): boolean {
  return auth === 'operator' && (permission !== undefined || policies?.byToken === true);
}

const MEMBER_SECURITY = { token: [], session: [] };
const SECURITY: Record<EndpointSpec['auth'], readonly object[]> = {
  public: [],
  optional: [{}, MEMBER_SECURITY],
  member: [MEMBER_SECURITY],
  operator: [{ operatorToken: [], operatorSession: [] }],
};

/** The endpoint's own error codes and those that the HTTP layer adds for its kind. */
function codesOf(endpoint: EndpointSpec): ErrorCode[] {
  const { auth, errors, moduleId, permission, policies } = endpoint;
  const codes = new Set<ErrorCode>(errors);
  if (auth === 'member' || auth === 'operator') codes.add('auth.required').add('auth.logged.out');
  if (auth === 'operator') codes.add('login.step.required');
  if (permission) codes.add('permission.denied');
  if (moduleId) codes.add('module.disabled');
  if (policies?.idempotent) codes.add('system.maintenance');
  if (isForServedRegions(endpoint)) codes.add('system.restricted');
  return [...codes];
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

function fields(schema: EndpointSpec['query'], place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = JSON.parse(JSON.stringify(schema)) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: inner,
  }));
}
