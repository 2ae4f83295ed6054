import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf, isSigned } from './operator-call.ts';
import type { Session } from './model.ts';
import { isVendorCode, type Protocol, protocolOf } from './roster.ts';
import type { Vendors } from './vendors.ts';

type CodeRoute = { Params: { code: string } };
type Launch = {
  game: string;
  user: string;
  token: string;
  currency: string;
  language: string;
  lobby: string;
  deposit: string;
};

/** The operator's launch requests, in the format of each protocol. */
export function addLaunchRoutes(app: FastifyInstance, vendors: Vendors): void {
  const open = async (request: FastifyRequest<CodeRoute>, reply: FastifyReply, protocol: Protocol) => {
    const { code } = request.params;
    if (!isVendorCode(code) || protocolOf(code) !== protocol)
      return reply.code(404).send({ error: 'unknown', message: 'this vendor speaks another protocol' });
    if (!isSigned(vendors, code, request))
      return reply.code(403).send({ error: 'signature', message: 'the signature is missing or wrong' });
    const { lobby, deposit, ...launch } = READ[protocol](fieldsOf(request));
    if (launch.game === '' || launch.user === '' || launch.token === '' || !URL.canParse(lobby))
      return reply.code(400).send({ error: 'invalid', message: 'game, user, token and lobby address are needed' });
    const session = vendors.open({ code, ...launch, hostOrigin: new URL(lobby).origin, depositUrl: deposit });
    return reply.send(ANSWER[protocol](addressOf(session, request.host)));
  };
  app.post<CodeRoute>('/:code/operator/generic/v2/game/url', (request, reply) => open(request, reply, 'hub88'));
  app.post<CodeRoute>('/:code/sessions', (request, reply) => open(request, reply, 'softswiss'));
  app.post<CodeRoute>('/:code/games/init', (request, reply) => open(request, reply, 'slotegrator'));
  app.post<CodeRoute>('/:code/launch', (request, reply) => open(request, reply, 'transfer'));
}

function addressOf({ code, key }: Session, host: string): string {
  return `http://${host}/vendors/${code}/play?key=${key}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const part = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const READ: Record<Protocol, (fields: Record<string, unknown>) => Launch> = {
  hub88: (fields) => ({
    game: text(fields['game_code']),
    user: text(fields['user']),
    token: text(fields['token']),
    currency: text(fields['currency']),
    language: text(fields['lang']),
    lobby: text(fields['lobby_url']),
    deposit: text(fields['deposit_url']),
  }),
  softswiss: (fields) => ({
    game: text(fields['game']),
    user: text(part(fields['user'])['id']),
    token: text(fields['session_id']),
    currency: text(fields['currency']),
    language: text(fields['locale']),
    lobby: text(part(fields['urls'])['return_url']),
    deposit: text(part(fields['urls'])['deposit_url']),
  }),
  slotegrator: (fields) => ({
    game: text(fields['game_uuid']),
    user: text(fields['player_id']),
    token: text(fields['session_id']),
    currency: text(fields['currency']),
    language: text(fields['language']),
    lobby: text(fields['return_url']),
    deposit: '',
  }),
  transfer: (fields) => ({
    game: text(fields['game']),
    user: text(fields['user']),
    token: text(fields['token']),
    currency: text(fields['currency']),
    language: text(fields['language']),
    lobby: text(fields['lobbyUrl']),
    deposit: text(fields['depositUrl']),
  }),
};

const ANSWER: Record<Protocol, (url: string) => object> = {
  hub88: (url) => ({ url }),
  softswiss: (url) => ({ launch_options: { game_url: url, strategy: 'iframe' } }),
  slotegrator: (url) => ({ url }),
  transfer: (url) => ({ url }),
};
