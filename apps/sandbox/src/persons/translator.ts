import type { FastifyInstance } from 'fastify';
import { sendSigned } from './answers.ts';
import { addModes } from './modes.ts';
import { requireSignature } from './signed-bodies.ts';

const questionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'to'],
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 4000 },
    to: { type: 'string', pattern: '^[A-Z]{2}$' },
  },
};

/**
 * Simulates a translation service. For a signed request at /translator/v1/translate it returns the text prefixed with
 * the language, since it cannot translate. Its behaviour is set manually.
 */
export function addTranslatorRoutes(app: FastifyInstance, secret: string): void {
  const modeOf = addModes(app, '/translator', ['answering', 'down', 'nonsense', 'forged']);
  void app.register(async (scope) => {
    requireSignature(scope, secret);
    scope.post<{ Body: { text: string; to: string } }>(
      '/translator/v1/translate',
      { schema: { body: questionSchema } },
      async (request, reply) => {
        const mode = modeOf();
        if (mode === 'down') return reply.code(503).send({ error: 'down', message: 'the translator is away' });
        const { text, to } = request.body;
        const body = mode === 'nonsense' ? '{"text":7}' : JSON.stringify({ text: `[${to}] ${text}` });
        return sendSigned(request, reply, secret, body, mode === 'forged' ? 'another' : undefined);
      },
    );
  });
}
