import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Parses forms in this scope to their fields. */
export function readForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
