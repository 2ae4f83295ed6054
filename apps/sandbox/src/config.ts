import { MOST_PER_HOUR } from './players/runner.ts';

export type SandboxConfig = {
  host: string;
  port: number;
  dataDir: string;
  apiKey: string;
  webhookSecret: string;
  logLevel: string;
  /** Address and keys with which the game vendors call the operator; undefined disables them. */
  vendors: { operatorOrigin: string; privateKey: string; operatorPublicKey: string } | undefined;
  /** Address of the mail server; undefined disables it. */
  smtp: { host: string; port: number } | undefined;
  /** Simulated players; undefined if they are not allowed. */
  players: { perHour: number; isTrustedProxy: boolean } | undefined;
};

/**
 * Reads the sandbox's environment.
 * @throws {Error} listing every variable that is missing or invalid, never its value
 */
export function readConfig(env: Record<string, string | undefined>): SandboxConfig {
  const problems: string[] = [];
  const required = (name: string, example: string) => {
    const value = env[name];
    if (value === undefined || value === '') problems.push(`${name} is not set (example: ${name}=${example})`);
    return value ?? '';
  };

  const portText = required('SANDBOX_PORT', '3001');
  const port = Number(portText);
  if (portText !== '' && !(/^\d+$/.test(portText) && port >= 1 && port <= 65_535)) {
    problems.push('SANDBOX_PORT is not a port from 1 to 65535 (example: SANDBOX_PORT=3001)');
  }
  // Its pages pay, show codes and protect no secret, so it listens only for this machine, whatever the server listens
  // on.
  const host = '127.0.0.1';
  const smtpText = env.SANDBOX_SMTP_PORT || '';
  const smtpPort = Number(smtpText);
  if (smtpText !== '' && !(/^\d+$/.test(smtpText) && smtpPort >= 1 && smtpPort <= 65_535)) {
    problems.push('SANDBOX_SMTP_PORT is not a port from 1 to 65535 (example: SANDBOX_SMTP_PORT=3002)');
  }
  const playersText = env.SIMULATED_PLAYERS || '0';
  const perHour = Number(playersText);
  if (!(/^\d{1,4}$/.test(playersText) && perHour <= MOST_PER_HOUR))
    problems.push(`SIMULATED_PLAYERS is not a whole number from 0 to ${MOST_PER_HOUR} (example: SIMULATED_PLAYERS=60)`);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && perHour > 0) problems.push('SIMULATED_PLAYERS is not allowed when NODE_ENV is production');
  const operatorOrigin = (env.VENDOR_CALLBACK_ORIGIN || '').replace(/\/+$/, '');
  const [privateKey = '', operatorPublicKey = ''] = [env.SANDBOX_VENDOR_PRIVATE_KEY, env.SANDBOX_OPERATOR_PUBLIC_KEY];
  const hasVendors = operatorOrigin !== '' && privateKey !== '' && operatorPublicKey !== '';
  if (perHour > 0 && !hasVendors)
    problems.push('SIMULATED_PLAYERS needs VENDOR_CALLBACK_ORIGIN and the keys of the vendors, as npm start sets them');
  const config = {
    host,
    port,
    dataDir: env.DATA_DIR || './data',
    apiKey: required('SANDBOX_API_KEY', '<random hex>'),
    webhookSecret: required('SANDBOX_WEBHOOK_SECRET', '<random hex>'),
    logLevel: env.LOG_LEVEL || 'info',
    vendors: hasVendors ? { operatorOrigin, privateKey, operatorPublicKey } : undefined,
    smtp: smtpText === '' ? undefined : { host, port: smtpPort },
    players: isProduction ? undefined : { perHour, isTrustedProxy: trustsThisMachine(env.TRUST_PROXY) },
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}

/** Whether the server believes addresses that this machine reports. */
function trustsThisMachine(trustProxy: string | undefined): boolean {
  const ranges = new Set((trustProxy ?? '').split(',').map((range) => range.trim()));
  return ['127.0.0.1', '127.0.0.1/32', '127.0.0.0/8', 'loopback'].some((range) => ranges.has(range));
}
