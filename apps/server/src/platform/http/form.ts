import type { Policies } from '@fairlot/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** An uploaded file of a form. */
export interface FormFile {
  /** Name of its field. */
  field: string;
  content: Buffer;
}

type Form = NonNullable<Policies['form']>;

/** In characters. */
const JSON_LENGTH_MAX = 262_144;

declare module 'fastify' {
  interface FastifyRequest {
    files: FormFile[] | null;
  }
}

/**
 * Makes a scope accept forms with files instead of JSON. The text fields become the body, which the contract checks;
 * the files are attached to the request. Runs after authentication, so that unauthenticated callers cannot send
 * megabytes.
 */
export function acceptForms(scope: FastifyInstance, { maxBytes, orJson = false }: Form): void {
  scope.removeAllContentTypeParsers();
  if (orJson) acceptJson(scope);
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (request: FastifyRequest, body: Buffer) => {
      const { fields, files } = await readForm(body, request.headers['content-type'] ?? '');
      request.files = files;
      return fields;
    },
  );
}

/** Accepts JSON as well as forms; a body that is too long for a call without files is not parsed. */
function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length > JSON_LENGTH_MAX) done(new Refusal('request.too.large'));
    else void parse(request, body, done);
  });
}

async function readForm(
  body: Buffer,
  contentType: string,
): Promise<{ fields: Record<string, string>; files: FormFile[] }> {
  const form = await parse(body, contentType);
  const fields: Record<string, string> = Object.create(null);
  const files: FormFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') fields[field] = value;
    else files.push({ field, content: Buffer.from(await value.arrayBuffer()) });
  }
  return { fields: { ...fields }, files };
}

/** A hundred thousand parts block the thread for more than a second. */
const MOST_PARTS = 1000;

/** Whether a form has few enough parts. Each part except the first follows a line break and two dashes. */
function hasFewParts(body: Buffer): boolean {
  let at = 0;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    at = body.indexOf('\r\n--', at) + 1;
    if (at === 0) return true;
  }
  return false;
}

async function parse(body: Buffer, contentType: string): Promise<FormData> {
  if (!hasFewParts(body)) throw new Refusal('request.too.large');
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('request.invalid', { field: '', reason: 'unreadable' });
  }
}
