import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that never reach a log, wherever they stand. */
const SECRETS = [
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'token',
  'authorization',
  'cookie',
  'captcha',
  'paymentPassword',
  'idNumber',
  'verificationCode',
  'resetToken',
  'totp',
  'seed',
  'apiKey',
  'webhookSecret',
  'secretKey',
];

/** Structured log lines (JSON) on standard output, secrets removed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
      base: { name: 'fairlot' },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
