import type { FastifyError, FastifyInstance } from 'fastify';
import type { FirebaseSandbox } from './firebase.ts';

const API = '/identitytoolkit.googleapis.com';
const HEADERS =
  'content-type,x-client-version,x-firebase-appcheck,x-firebase-client,x-firebase-gmpid,x-firebase-locale';
/** A colon in a path is escaped by doubling it. */
const path = (method: string) => `${API}/v1/accounts::${method}`;

const text = { type: 'string', maxLength: 8_000 };
const body = { type: 'object', properties: { phoneNumber: text, sessionInfo: text, code: text, idToken: text } };
type Body = { phoneNumber?: string; sessionInfo?: string; code?: string; idToken?: string };

/**
 * The calls by which Firebase's own library logs in a phone, answered like its emulator to any site, and the key set of
 * the tokens under /firebase/keys. Codes are passed to `deliver`. Tokens are not refreshed; they are valid for an hour.
 * @param deliver receives number and text of a message
 */
export function addFirebaseRoutes(
  app: FastifyInstance,
  firebase: FirebaseSandbox,
  deliver: (to: string, message: string) => void,
): void {
  app.get('/firebase/keys', async () => firebase.keySet());
  void app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'));
    api.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      return reply.code(status).send(problem(status, status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_ARGUMENT'));
    });
    api.options(`${API}/*`, async (_request, reply) =>
      reply
        .code(204)
        .headers({ 'access-control-allow-headers': HEADERS, 'access-control-allow-methods': 'GET,POST' })
        .send(),
    );

    // The sandbox requires no human verification before messages: the library then uses its substitute.
    api.get(`${API}/v2/recaptchaConfig`, async () => ({
      recaptchaKey: 'sandbox',
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    }));
    api.get(`${API}/v1/recaptchaParams`, async () => ({
      kind: 'identitytoolkit#GetRecaptchaParamResponse',
      recaptchaSiteKey: 'sandbox',
      recaptchaStoken: 'sandbox',
    }));

    api.post<{ Body: Body }>(
      path('sendVerificationCode'),
      { schema: { body } },
      async ({ body: { phoneNumber = '' } }, reply) => {
        if (!/^\+[1-9][0-9]{5,14}$/.test(phoneNumber))
          return reply.code(400).send(problem(400, 'INVALID_PHONE_NUMBER : Invalid format.'));
        const { sessionInfo, code } = firebase.sendCode(phoneNumber);
        deliver(phoneNumber, `${code} is your verification code.`);
        return { sessionInfo };
      },
    );
    api.post<{ Body: Body }>(
      path('signInWithPhoneNumber'),
      { schema: { body } },
      async ({ body: { sessionInfo, code } }, reply) => {
        if (sessionInfo === undefined || code === undefined)
          return reply
            .code(400)
            .send(problem(400, sessionInfo === undefined ? 'MISSING_SESSION_INFO' : 'MISSING_CODE'));
        const answer = firebase.signIn(sessionInfo, code);
        return typeof answer === 'string'
          ? reply.code(400).send(problem(400, answer))
          : { ...answer, refreshToken: 'none', expiresIn: '3600', isNewUser: false };
      },
    );
    api.post<{ Body: Body }>(path('lookup'), { schema: { body } }, async ({ body: { idToken = '' } }, reply) => {
      const person = firebase.lookUp(idToken);
      if (person === undefined) return reply.code(400).send(problem(400, 'INVALID_ID_TOKEN'));
      const { localId, phoneNumber } = person;
      return {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        users: [{ localId, phoneNumber, providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }] }],
      };
    });
  });
}

function problem(code: number, message: string) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}
