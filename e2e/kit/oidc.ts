import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

export interface RunningProvider {
  issuer: string;
  close(): Promise<void>;
}

/** A real OpenID provider that lets `person` in, or refuses, without asking; clients return to `origin`. Without a port on a free one. */
export async function startProvider(origin: string, decide: () => string | null, port = 0): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'fairlot', client_secret: 'secret-of-fairlot', redirect_uris: [`${origin}/wps/session/social/google`], response_types: ['code'], grant_types: ['authorization_code'], token_endpoint_auth_method: 'client_secret_post' }],
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    cookies: { keys: [randomBytes(16).toString('hex')] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId: context.oidc.client?.clientId, accountId: context.oidc.session?.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const person = decide();
    const result = person === null ? { error: 'access_denied' } : { login: { accountId: person } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
