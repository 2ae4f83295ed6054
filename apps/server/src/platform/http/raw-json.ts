import type { FastifyInstance } from 'fastify';

/** Makes a scope pass on JSON bodies as received, since signatures cover the exact bytes. */
export function takeRawJson(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
