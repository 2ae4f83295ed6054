import type { EnvReader } from './reader.ts';

const SHORTEST_SECRET = 16;
const HEX_KEY = 'the output of: openssl rand -hex 32';
/** Secrets shared with other parties or with monitoring. */
const SECRETS = [
  'SMS_API_KEY',
  'OIDC_GOOGLE_CLIENT_SECRET',
  'OIDC_FACEBOOK_CLIENT_SECRET',
  'METRICS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYOS_API_KEY',
  'PAYOS_CHECKSUM_KEY',
  'EXCLUSION_REGISTER_SECRET',
  'IDENTITY_PROVIDER_SECRET',
  'SANCTION_LIST_SECRET',
  'TRANSLATOR_SECRET',
];
/** Addresses to which secrets, codes or results are sent. */
const GATEWAYS = [
  'SMS_URL',
  'BEACON_URL',
  'FIREBASE_KEYS_URL',
  'STRIPE_URL',
  'PAYOS_URL',
  'EXCLUSION_REGISTER_URL',
  'IDENTITY_PROVIDER_URL',
  'SANCTION_LIST_URL',
  'TRANSLATOR_URL',
];

/** Reports each setting that is safe enough for a demonstration but not for real money. */
export function refuseUnsafe({ text: given, list, say }: EnvReader): void {
  if (given('DATABASE_URL') === undefined)
    say(
      'DATABASE_URL',
      'production needs a PostgreSQL server of its own, with backups',
      'postgres://fairlot:…@db/fairlot',
    );
  for (const name of ['SANDBOX_URL', 'SANDBOX_API_KEY', 'SANDBOX_WEBHOOK_SECRET'])
    if (given(name) !== undefined)
      say(name, 'the sandbox simulates outside parties and is not allowed in production', 'unset');
  for (const name of ['SECRET_KEY', 'SECRET_KEY_FORMER'])
    if (isGuessable(given(name))) say(name, 'a pattern that can be guessed', HEX_KEY);
  for (const name of SECRETS) {
    const secret = given(name);
    if (secret !== undefined && (secret.length < SHORTEST_SECRET || isGuessable(secret)))
      say(name, `shorter than ${SHORTEST_SECRET} characters, or a pattern that can be guessed`, HEX_KEY);
  }
  for (const name of GATEWAYS)
    if (given(name)?.startsWith('http:')) say(name, 'plain http is not allowed in production', 'https://…');
  for (const entry of list('RESULT_FEEDS')) {
    const [name = '', url = ''] = entry.split('=');
    if (url.startsWith('http:')) say('RESULT_FEEDS', `"${name}" is asked by plain http`, 'press=https://…');
    const secretName = `RESULT_FEED_SECRET_${name.toUpperCase()}`;
    if (isGuessable(given(secretName))) say(secretName, 'a pattern that can be guessed', HEX_KEY);
  }
}

/** Whether a secret has few different characters, or repeats one short piece: zeros, `abababab`, `1234567812345678`. */
function isGuessable(secret: string | undefined): boolean {
  if (secret === undefined) return false;
  if (new Set(secret.toLowerCase()).size < 6) return true;
  return /^(.{1,16})\1+$/.test(secret.toLowerCase());
}
