export type SandboxConfig = {
  host: string;
  port: number;
  dataDir: string;
  apiKey: string;
  webhookSecret: string;
  logLevel: string;
  /** Where the vendors of games call the operator, and with which keys; undefined: there are none. */
  vendors: { operatorOrigin: string; privateKey: string; operatorPublicKey: string } | undefined;
  /** Where mail is taken; undefined: nowhere. */
  smtp: { host: string; port: number } | undefined;
};

/**
 * Reads the sandbox's environment.
 * @throws {Error} listing every variable that is missing or bad, never its value
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
  // Its pages pay, answer codes and hold no secret: it is for this machine alone, wherever the server listens.
  const host = '127.0.0.1';
  const smtpText = env.SANDBOX_SMTP_PORT || '';
  const smtpPort = Number(smtpText);
  if (smtpText !== '' && !(/^\d+$/.test(smtpText) && smtpPort >= 1 && smtpPort <= 65_535)) {
    problems.push('SANDBOX_SMTP_PORT is not a port from 1 to 65535 (example: SANDBOX_SMTP_PORT=3002)');
  }
  const operatorOrigin = (env.VENDOR_CALLBACK_ORIGIN || '').replace(/\/+$/, '');
  const [privateKey = '', operatorPublicKey = ''] = [env.SANDBOX_VENDOR_PRIVATE_KEY, env.SANDBOX_OPERATOR_PUBLIC_KEY];
  const hasVendors = operatorOrigin !== '' && privateKey !== '' && operatorPublicKey !== '';
  const config = {
    host,
    port,
    dataDir: env.DATA_DIR || './data',
    apiKey: required('SANDBOX_API_KEY', '<random hex>'),
    webhookSecret: required('SANDBOX_WEBHOOK_SECRET', '<random hex>'),
    logLevel: env.LOG_LEVEL || 'info',
    vendors: hasVendors ? { operatorOrigin, privateKey, operatorPublicKey } : undefined,
    smtp: smtpText === '' ? undefined : { host, port: smtpPort },
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
