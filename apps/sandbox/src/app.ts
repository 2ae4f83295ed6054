import { join } from 'node:path';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { addBeaconRoutes } from './beacon-routes.ts';
import { openBeacon } from './beacon.ts';
import { addMailRoutes, startMailServer } from './mail.ts';
import { addPushRoutes } from './push/push.ts';
import { addFeedRoutes } from './feed-routes.ts';
import { openFeed } from './feed.ts';
import { addFirebaseRoutes } from './firebase-routes.ts';
import { openFirebase } from './firebase.ts';
import { createPayments } from './payments.ts';
import { addPlayersRoutes } from './players/routes.ts';
import { createPlayers } from './players/runner.ts';
import { addPayosPayoutRoutes } from './payouts/payos-payout-routes.ts';
import { addPayoutRoutes } from './payouts/payout-routes.ts';
import { addStripePayoutRoutes } from './payouts/stripe-payout-routes.ts';
import { createPayouts, type Payouts } from './payouts/payouts.ts';
import { addPayosRoutes } from './deposits/payos-routes.ts';
import { addStripeRoutes } from './deposits/stripe-routes.ts';
import { addActionRoutes, addMerchantRoutes, addPlayerRoutes } from './routes.ts';
import { addVendors } from './vendor/routes.ts';
import type { VendorOptions } from './vendor/vendors.ts';
import { addIdentityRoutes } from './persons/identity.ts';
import { addGamstopRoutes } from './persons/gamstop.ts';
import { addRegisterRoutes } from './persons/register.ts';
import { addSumsubRoutes } from './persons/sumsub.ts';
import { addTranslatorRoutes } from './persons/translator.ts';
import { addSmsRoutes, digitsOf } from './sms.ts';
import { openStateFile } from './state-file.ts';
import { addTwilioRoutes } from './twilio.ts';
import { createWebhookSender, webhookDefaults } from './webhooks.ts';
import type { WebhookOptions } from './webhooks.ts';

export type SandboxOptions = {
  dataDir: string;
  apiKey: string;
  webhookSecret: string;
  logger?: FastifyBaseLogger;
  /** Address of the mail server; without it there is none. */
  smtp?: { host: string; port: number } | undefined;
  /** Time a payment stays in PROCESSING after "Pay later"; 15 s by default. */
  payLaterMs?: number;
  /** Time between two blocks of the chain; 2 s by default. */
  blockMs?: number;
  /** Keys and addresses of the game vendors; without them there are none. */
  vendors?: Pick<VendorOptions, 'operatorOrigin' | 'privateKey' | 'operatorPublicKey'> | undefined;
  webhooks?: Partial<Omit<WebhookOptions, 'secret'>>;
  /** Simulated players; without them, or without vendors, there are none. */
  players?: { perHour: number; isTrustedProxy: boolean } | undefined;
};

/** Builds the sandbox as a Fastify app on its saved state. `close` stops its timers and saves nothing further. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  const dataDir = join(options.dataDir, 'sandbox');
  const file = await openStateFile(join(dataDir, 'state.json'));
  const webhooks = createWebhookSender(
    file,
    { ...webhookDefaults, ...options.webhooks, secret: options.webhookSecret },
    app.log,
  );
  const times = { payLaterMs: options.payLaterMs ?? 15_000, blockMs: options.blockMs ?? 2_000 };
  const payments = createPayments(file, webhooks, times, options.webhookSecret);

  answerFailures(app);

  app.get('/healthz', async () => ({ ok: true }));
  addMerchantRoutes(app, payments, options.apiKey);
  addPlayerRoutes(app, payments);
  const payouts = createPayouts(file, webhooks);
  addActionRoutes(app, payments, payouts);
  addStripeRoutes(app, payments, file, options.apiKey);
  addPayosRoutes(app, payments, file, options);
  addPayoutRoutes(app, payouts, options.apiKey, options.webhookSecret);
  addPayosPayoutRoutes(app, payouts, options);
  addStripePayoutRoutes(app, payouts, file, options.apiKey);
  addBeaconRoutes(app, await openBeacon(dataDir));
  addPushRoutes(app);
  addRegisterRoutes(app, options.webhookSecret);
  addGamstopRoutes(app, options.apiKey);
  addTranslatorRoutes(app, options.webhookSecret);
  const players = await openPlayers(app, payouts, options);
  if (players !== undefined) addPlayersRoutes(app, players);
  addIdentityRoutes(app, {
    file,
    webhooks,
    secret: options.webhookSecret,
    reportOn: (pictures) => players?.reportOn(pictures),
  });
  addSumsubRoutes(app, { file, webhooks, apiKey: options.apiKey, secret: options.webhookSecret });
  const texts = addSmsRoutes(app, options.apiKey);
  addTwilioRoutes(app, texts, options.apiKey);
  addFirebaseRoutes(
    app,
    await openFirebase(dataDir),
    (to, text) => void texts.add({ to: digitsOf(to), text, at: Date.now() }),
  );
  const mailServer = options.smtp && (await startMailServer(addMailRoutes(app), options.smtp));
  addFeedRoutes(app, await openFeed(dataDir), options.webhookSecret);
  if (options.vendors !== undefined)
    await addVendors(app, { ...options.vendors, dataDir, rootSecret: options.webhookSecret });
  app.addHook('onReady', async () => {
    payments.resume();
    webhooks.wake();
    players?.start();
  });
  app.addHook('onClose', async () => {
    await players?.stop();
    payments.stop();
    await webhooks.stop();
    await mailServer?.close();
  });
  return app;
}

/** Accepts empty forms, and answers errors and unknown addresses in one shape. */
function answerFailures(app: FastifyInstance): void {
  // The page's form sends an empty urlencoded body; the address contains all parameters.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const answer =
      statusCode >= 500
        ? { error: 'internal', message: 'internal error' }
        : { error: 'invalid', message: error.message };
    await reply.code(statusCode).send(answer);
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send({ error: 'unknown', message: 'no such address' }),
  );
}

/** The simulated players; undefined if there are none. */
async function openPlayers(app: FastifyInstance, payouts: Payouts, { players, vendors, dataDir }: SandboxOptions) {
  if (players === undefined || vendors === undefined) return undefined;
  return createPlayers(app, payouts, {
    ...players,
    origin: vendors.operatorOrigin,
    path: join(dataDir, 'sandbox', 'players.json'),
  });
}
