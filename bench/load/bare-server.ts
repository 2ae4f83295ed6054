import Fastify from 'fastify';

/** Reference for public answers: the same bytes from a Fastify route that does nothing else. */
const bodies = JSON.parse(process.env['BARE_BODIES'] ?? '{}') as Record<string, string>;
const app = Fastify();
for (const [path, body] of Object.entries(bodies))
  app.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
app.get('/readyz', (_request, reply) => reply.send('ready'));
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['BARE_PORT']), host: '127.0.0.1' });
