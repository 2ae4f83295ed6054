import type { FastifyInstance } from 'fastify';

/** Has a scope hand out JSON bodies as they came, since signatures cover the exact bytes. */
export function takeRawJson(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
