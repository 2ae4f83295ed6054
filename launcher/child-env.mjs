import { hasSandboxCredentials, loadSandboxCredentials, loadVendorKeys } from './credentials.mjs';
import { originOf, readSettings } from './settings.mjs';

/**
 * The environment of server and sandbox: the user's own, completed with the settings that the two share.
 * @param {import('./settings.mjs').LaunchSettings} settings
 * @param {Record<string, string | undefined>} env
 * @param {number} [smtpPort] port of the sandbox's mail server; without it the server sends mail only if the user
 * configures it
 * @returns {{server: NodeJS.ProcessEnv, sandbox: NodeJS.ProcessEnv}}
 */
export function childEnvironments({ host, port, sandboxPort, dataDir }, env, smtpPort) {
  const common = { ...env, HOST: host, PORT: String(port), DATA_DIR: dataDir };
  if (sandboxPort === undefined) return { server: common, sandbox: common };
  const { apiKey, webhookSecret } = loadSandboxCredentials(dataDir);
  const { operator, vendor } = loadVendorKeys(dataDir);
  const shared = {
    ...common,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_URL: originOf('127.0.0.1', sandboxPort),
    SANDBOX_API_KEY: apiKey,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    ...(smtpPort === undefined
      ? {}
      : { SANDBOX_SMTP_PORT: String(smtpPort), SMTP_URL: env.SMTP_URL || `smtp://127.0.0.1:${smtpPort}` }),
  };
  const signed = {
    SANDBOX_VENDOR_PUBLIC_KEY: vendor.publicKey,
    SANDBOX_OPERATOR_PRIVATE_KEY: operator.privateKey,
  };
  const vendors = {
    SANDBOX_VENDOR_PRIVATE_KEY: vendor.privateKey,
    SANDBOX_OPERATOR_PUBLIC_KEY: operator.publicKey,
    VENDOR_CALLBACK_ORIGIN: env.VENDOR_CALLBACK_ORIGIN || originOf(host, port),
  };
  // The sandbox logs only problems, so that the server's log stays readable.
  return { server: { ...shared, ...signed }, sandbox: { ...shared, ...vendors, LOG_LEVEL: env.LOG_LEVEL || 'warn' } };
}

/**
 * The environment of a command on a site that `npm start` runs or has run: it has the same sandbox variables as the
 * server, so that a merchant pack finds the same result feeds. It writes nothing.
 * @param {Record<string, string | undefined>} env
 * @returns {NodeJS.ProcessEnv}
 * @throws {Error} naming the variable, its problem and an example
 */
export function commandEnvironment(env) {
  const settings = readSettings(env);
  const isLaunched = !env.SANDBOX_URL && hasSandboxCredentials(settings.dataDir);
  return childEnvironments(isLaunched ? settings : { ...settings, sandboxPort: undefined }, env).server;
}
