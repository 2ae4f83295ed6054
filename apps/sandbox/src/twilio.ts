import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readForms } from './routes.ts';
import type { Inbox } from './inbox.ts';
import { digitsOf, type TextMessage } from './sms.ts';

/** The account that the sandbox accepts; its token is the sandbox's API key. */
const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
const INVALID_TO = 21_211;
const AUTHENTICATE = 20_003;

/**
 * Twilio's Messages resource, as twilio.com/docs/messaging/api/message-resource describes it: a form, basic
 * authentication, 201 with the queued message, errors as `{code, message, more_info, status}`.
 */
export function addTwilioRoutes(app: FastifyInstance, inbox: Inbox<TextMessage>, apiKey: string): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.post<{ Params: { sid: string }; Body: Partial<Record<string, string>> }>(
      '/twilio/2010-04-01/Accounts/:sid/Messages.json',
      async (request, reply) => {
        const { sid } = request.params;
        const expected = `Basic ${Buffer.from(`${ACCOUNT_SID}:${apiKey}`).toString('base64')}`;
        const refuse = (status: number, code: number, message: string) =>
          reply.code(status).send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
        if (sid !== ACCOUNT_SID || request.headers.authorization !== expected)
          return refuse(401, AUTHENTICATE, 'Authenticate');
        const { To: to = '', Body: text = '', From: from, MessagingServiceSid: service } = request.body;
        if (!/^\+[1-9]\d{5,14}$/.test(to)) return refuse(400, INVALID_TO, `Invalid 'To' Phone Number: ${to}`);
        if (text === '') return refuse(400, 21_602, 'Message body is required');
        if (from === undefined && service === undefined)
          return refuse(400, 21_603, "A 'From' phone number is required");
        inbox.add({ to: digitsOf(to), text, at: Date.now() });
        return reply.code(201).send({
          sid: `SM${randomBytes(16).toString('hex')}`,
          account_sid: sid,
          to,
          from: from ?? null,
          messaging_service_sid: service ?? null,
          body: text,
          status: service === undefined ? 'queued' : 'accepted',
          direction: 'outbound-api',
          error_code: null,
          error_message: null,
        });
      },
    );
  });
}
