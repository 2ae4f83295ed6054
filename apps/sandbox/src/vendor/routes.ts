import type { FastifyInstance } from 'fastify';
import { addFaultRoutes } from './fault-routes.ts';
import { addFeedRoutes } from './feed-routes.ts';
import { addLaunchRoutes } from './launch-routes.ts';
import { addPlayRoutes } from './play-routes.ts';
import { openVendors, type VendorOptions } from './vendors.ts';

/** The game vendors below `/vendors`: the operator's calls, the players' pages, and faults on demand. */
export async function addVendors(app: FastifyInstance, options: VendorOptions): Promise<void> {
  const vendors = await openVendors(options, (problem) =>
    app.log.error({ err: problem }, 'a call to the operator failed'),
  );
  await app.register(
    async (scope) => {
      // Signatures cover the raw text.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      addLaunchRoutes(scope, vendors);
      addFeedRoutes(scope, vendors);
      addFaultRoutes(scope, vendors);
      const play = addPlayRoutes(scope, vendors);
      scope.addHook('onClose', async () => {
        play.stop();
        vendors.house.stop();
        await vendors.store.close();
      });
    },
    { prefix: '/vendors' },
  );
}
