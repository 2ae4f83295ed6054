import { type DestinationStream, type Logger, pino } from 'pino';
import { traceId } from './tracing/index.ts';

/** Fields that are removed from logs at any depth. */
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

/** Logger of structured lines (JSON) on standard output, with secrets removed. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
      serializers: { err: describeError },
      base: { name: 'fairlot' },
      mixin: () => {
        const trace = traceId();
        return trace === undefined ? {} : { trace };
      },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ sync: false }),
  );
}

/** Fields that drivers add to an error: the statement's parameters and rows contain text that people typed. */
const OF_STATEMENTS = ['parameters', 'params', 'detail', 'where', 'internalQuery', 'query', 'dataTypeIDs'];

function describeError(error: Error): object {
  const described: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  for (const name of OF_STATEMENTS) delete described[name];
  delete described['raw'];
  return described;
}
