import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VendorSettings } from '../../../config/vendors.ts';
import type { VendorsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ADAPTERS } from '../adapters/index.ts';
import { mayCall } from '../connections/connection-input.ts';
import type { Health } from '../health.ts';
import type { Core, Desk } from './core.ts';
import { outcomeOf } from './outcomes.ts';
import type { Answer, InboundAdapter, Incoming, Outcome } from './port.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const CODE = /^[A-Z0-9_]{1,32}$/;

/** The routes that vendors call. Signatures cover the exact bytes, so the server does not parse the body. */
export function createCallbackPlugin(platform: VendorsPlatform, core: Core, health: Health) {
  const { log, settingsOf } = platform;

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { code, '*': rest } = request.params as { code: string; '*'?: string };
    const settings = CODE.test(code) ? settingsOf(code) : undefined;
    const inbound = settings && ADAPTERS[settings.protocol].inbound;
    const path = rest === undefined || rest === '' ? '' : `/${rest}`;
    if (!settings || !inbound?.paths.includes(path)) throw new Refusal('not.found');
    const startedAt = performance.now();
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const incoming = { path, rawBody, headers: request.headers, now: Date.now() };
    // An unknown caller gets the answer for a bad signature, in the protocol's format.
    const isKnown = mayCall(settings.networks, request.ip) && isSigned(inbound, incoming, settings);
    const { outcome, status, body } = await answerCall(code, settings, inbound, incoming, isKnown);
    health.note(code, outcome, performance.now() - startedAt);
    return reply.code(status).type('application/json').send(body);
  }

  async function answerCall(
    code: string,
    settings: VendorSettings,
    inbound: InboundAdapter,
    incoming: Incoming,
    isKnown: boolean,
  ) {
    const parsed = inbound.parse(incoming.rawBody);
    const reported = (answer: Answer) => ({
      outcome: answer.outcome,
      ...inbound.write(incoming.path, parsed, answer),
    });
    if (!isKnown) return reported(rejection('BAD_SIGNATURE'));
    if (parsed === null) return reported(rejection('BAD_REQUEST'));
    try {
      const desk: Desk = {
        vendor: code,
        policy: inbound.policy,
        roundUrl: (roundId, user) => roundUrl(settings, roundId, user),
      };
      return reported(await core(desk, inbound.read(incoming.path, parsed, settings)));
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome !== undefined) return reported(rejection(outcome));
      log.error({ err: error, vendor: code }, 'a call of a vendor could not be processed');
      return reported(rejection('TEMPORARY'));
    }
  }

  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/vendors/:code', { bodyLimit: BODY_LIMIT_BYTES }, serve);
    app.post('/vendors/:code/*', { bodyLimit: BODY_LIMIT_BYTES }, serve);
  };
}

/** Whether the vendor signed the call, with its current keys or for a while with previous ones. */
function isSigned(inbound: InboundAdapter, incoming: Incoming, settings: VendorSettings): boolean {
  return (
    inbound.verify(incoming, settings) ||
    settings.formerKeys.some(
      ({ secret, publicKey, until }) =>
        until > incoming.now && inbound.verify(incoming, { ...settings, secret, publicKey }),
    )
  );
}

function rejection(outcome: Outcome): Answer {
  return { outcome, balanceMinor: null, asset: null, results: [] };
}

/** The vendor's page about a round, signed for its player; null without an agreed signature. */
export function roundUrl({ url, secret }: VendorSettings, roundId: string, user: string): string | null {
  if (secret === '') return null;
  const signature = createHmac('sha256', secret).update(`${roundId}.${user}`).digest('hex');
  return `${url}/rounds/${encodeURIComponent(roundId)}?user=${user}&signature=${signature}`;
}
