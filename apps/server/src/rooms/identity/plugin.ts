import { identity as contract } from '@fairlot/contract';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { serveOwnPictures } from './profile/own-picture.ts';
import { refuseUntilPasswordIsChanged } from './login/restricted.ts';
import type { Sessions } from './sessions/sessions.ts';
import { socialCallback } from './social/callback.ts';
import type { Providers } from './social/providers.ts';

/** Server hooks and routes of this room besides its endpoints. */
export function identityPlugin(
  platform: Platform,
  providers: Providers,
  sessions: Sessions,
): (app: FastifyInstance) => Promise<void> {
  const plugin = async (app: FastifyInstance) => {
    await refuseUntilPasswordIsChanged(app);
    acceptForm(app);
    serveOwnPictures(app, platform, sessions);
    await socialCallback(platform, providers)(app);
  };
  // The hook applies to the routes of all rooms: Fastify's marker keeps the plugin out of a separate scope.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}

/** Forgot by e-mail may be sent as a form (section 7); every other call accepts only JSON. */
function acceptForm(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (request, body, done) => {
      if (request.routeOptions.url === contract.forgotByEmail.path)
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      else done(new Refusal('request.media.type'));
    },
  );
}
