import type { FastifyInstance } from 'fastify';
import { addFaultRoutes } from './fault-routes.ts';
import { addFeedRoutes } from './feed-routes.ts';
import { addLaunchRoutes } from './launch-routes.ts';
import { addPlayRoutes } from './play-routes.ts';
import { openVendors, type VendorOptions } from './vendors.ts';

/** The vendors of games below `/vendors`: what the operator calls, what players see, and faults on demand. */
export async function addVendors(app: FastifyInstance, options: VendorOptions): Promise<void> {
  const vendors = await openVendors(options, (problem) =>
    app.log.error({ err: problem }, 'a call to the operator failed'),
  );
  await app.register(
    async (scope) => {
      // Signatures are over the text as it came.
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
