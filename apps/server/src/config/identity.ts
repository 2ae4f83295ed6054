import type { EnvReader } from './reader.ts';

/** An OpenID provider whose accounts may log in here. */
export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** For a provider whose discovery document does not contain it (Facebook). */
  tokenEndpoint: string | undefined;
}

export interface IdentityConfig {
  /** Gateway for text messages; defaults to the sandbox's. */
  sms: { url: string; apiKey: string } | undefined;
  /** `smtp://` or `smtps://` address of the mail server; without it no mail is sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  oidc: { google: OidcProvider | undefined; facebook: OidcProvider | undefined };
  /** Project whose id tokens are accepted, and the address of its published signing keys. */
  firebase: { projectId: string; keysUrl: string } | undefined;
  sessions: SessionLimits;
}

/** Session lifetimes: idle limit, absolute limit, and absolute limit of a remembered session. */
export interface SessionLimits {
  idleMinutes: number;
  absoluteHours: number;
  rememberDays: number;
}

/** Google's address of the keys of all projects. */
export const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Reads the settings for login, messages and sessions; reports every problem to the reader. */
export function readIdentityConfig(
  env: EnvReader,
  sandbox: { url: string; apiKey: string } | undefined,
): IdentityConfig {
  const smtpUrl = env.url('SMTP_URL', 'smtp://user:secret@mail.example.com:587', ['smtp:', 'smtps:']);
  const mailFrom = env.matching(
    'MAIL_FROM',
    /^[^\r\n]{0,80}[^\s@<]+@[^\s@>]+>?$/,
    'not a sender',
    'Fairlot <no-reply@example.com>',
  );
  return {
    sms: readSms(env) ?? (sandbox && { url: sandbox.url, apiKey: sandbox.apiKey }),
    smtpUrl,
    mailFrom: mailFrom ?? 'Fairlot <no-reply@fairlot.example>',
    oidc: {
      google: readProvider(env, 'GOOGLE', 'https://accounts.google.com'),
      facebook: readProvider(env, 'FACEBOOK', 'https://www.facebook.com'),
    },
    firebase: readFirebase(env, sandbox),
    sessions: {
      idleMinutes: env.integer('SESSION_IDLE_MINUTES', 1440, 5, 43_200),
      absoluteHours: env.integer('SESSION_ABSOLUTE_HOURS', 24, 1, 720),
      rememberDays: env.integer('SESSION_REMEMBER_DAYS', 30, 1, 365),
    },
  };
}

function readSms(env: EnvReader): IdentityConfig['sms'] {
  const url = env.url('SMS_URL', 'https://sms.example.com');
  if (url === undefined) return undefined;
  return { url, apiKey: env.required('SMS_API_KEY', 'SMS_URL is set', 'the key of the gateway') };
}

/** Issuer, id and secret must be set together. */
function readProvider(env: EnvReader, name: 'GOOGLE' | 'FACEBOOK', example: string): OidcProvider | undefined {
  const protocols = env.isProduction ? ['https:'] : undefined;
  const variable = (part: string) => `OIDC_${name}_${part}`;
  // Tokens name the issuer without a trailing slash, and persons are identified by that name.
  const issuer = env.url(variable('ISSUER'), example, protocols);
  if (issuer === undefined) return undefined;
  const because = `${variable('ISSUER')} is set`;
  return {
    issuer,
    clientId: env.required(variable('CLIENT_ID'), because, 'the id that the provider gave'),
    clientSecret: env.required(variable('CLIENT_SECRET'), because, 'the secret that the provider gave'),
    tokenEndpoint: env.url(
      variable('TOKEN_ENDPOINT'),
      'https://graph.facebook.com/v23.0/oauth/access_token',
      protocols,
    ),
  };
}

/** Without its own project, a trial installation uses the sandbox's; in production there is no such fallback. */
function readFirebase(env: EnvReader, sandbox: { url: string } | undefined): IdentityConfig['firebase'] {
  const keysUrl =
    env.url('FIREBASE_KEYS_URL', FIREBASE_KEYS, env.isProduction ? ['https:'] : undefined) ?? FIREBASE_KEYS;
  const projectId = env.matching(
    'FIREBASE_PROJECT_ID',
    /^[a-z0-9-]{4,64}$/,
    'not the id of a project',
    'fairlot-login',
  );
  if (projectId === undefined)
    return sandbox && !env.isProduction
      ? { projectId: 'fairlot-sandbox', keysUrl: `${sandbox.url}/firebase/keys` }
      : undefined;
  return { projectId, keysUrl };
}
