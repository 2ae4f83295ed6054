import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import Provider from 'oidc-provider';

export interface RunningProvider {
  issuer: string;
  /** Serves the client whose players return to `origin`. */
  serve(origin: string): void;
  close(): Promise<void>;
}

/**
 * A real OpenID provider on a separate port. It logs in the person whom `decide` returns, or refuses, without asking.
 */
export async function startProvider(decide: () => string | null): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    issuer,
    serve: (origin) => server.on('request', answerer(issuer, origin, decide)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerer(issuer: string, origin: string, decide: () => string | null): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'fairlot',
        client_secret: 'secret-of-fairlot',
        redirect_uris: [`${origin}/wps/session/social/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    cookies: { keys: [randomBytes(16).toString('hex')] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId,
        accountId: context.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const person = decide();
    const result = person === null ? { error: 'access_denied' } : { login: { accountId: person } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
}
