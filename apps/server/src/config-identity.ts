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

/** Functions of `readConfig` for reading one variable. */
export interface EnvReader {
  text(name: string): string | undefined;
  integer(name: string, fallback: number, min: number, max: number): number;
  url(name: string, protocols: readonly string[], example: string): string | undefined;
  say(name: string, problem: string, example: string): void;
  isProduction: boolean;
}

const WEB = ['http:', 'https:'];
/** Google's address of the keys of all projects. */
export const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Reads the settings for login, messages and sessions; reports every problem to the reader. */
export function readIdentityConfig(
  env: EnvReader,
  sandbox: { url: string; apiKey: string } | undefined,
): IdentityConfig {
  const smtpUrl = env.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:secret@mail.example.com:587');
  const mailFrom = env.text('MAIL_FROM') ?? 'Fairlot <no-reply@fairlot.example>';
  if (!/^[^\r\n]{0,80}[^\s@<]+@[^\s@>]+>?$/.test(mailFrom))
    env.say('MAIL_FROM', 'not a sender', 'Fairlot <no-reply@example.com>');
  return {
    sms: readSms(env) ?? (sandbox && { url: sandbox.url, apiKey: sandbox.apiKey }),
    smtpUrl,
    mailFrom,
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
  const url = env.url('SMS_URL', WEB, 'https://sms.example.com');
  if (url === undefined) return undefined;
  const apiKey = env.text('SMS_API_KEY');
  if (apiKey === undefined) env.say('SMS_API_KEY', 'missing while SMS_URL is set', 'the key of the gateway');
  return { url: url.replace(/\/+$/, ''), apiKey: apiKey ?? '' };
}

/** Issuer, id and secret must be set together. */
function readProvider(env: EnvReader, name: 'GOOGLE' | 'FACEBOOK', example: string): OidcProvider | undefined {
  const protocols = env.isProduction ? ['https:'] : WEB;
  const issuer = env.url(`OIDC_${name}_ISSUER`, protocols, example);
  if (issuer === undefined) return undefined;
  const clientId = env.text(`OIDC_${name}_CLIENT_ID`);
  const clientSecret = env.text(`OIDC_${name}_CLIENT_SECRET`);
  if (clientId === undefined)
    env.say(`OIDC_${name}_CLIENT_ID`, `missing while OIDC_${name}_ISSUER is set`, 'the id that the provider gave');
  if (clientSecret === undefined)
    env.say(
      `OIDC_${name}_CLIENT_SECRET`,
      `missing while OIDC_${name}_ISSUER is set`,
      'the secret that the provider gave',
    );
  const tokenEndpoint = env.url(
    `OIDC_${name}_TOKEN_ENDPOINT`,
    protocols,
    'https://graph.facebook.com/v23.0/oauth/access_token',
  );
  // Tokens name the issuer without a trailing slash, and persons are identified by that name.
  return {
    issuer: issuer.replace(/\/$/, ''),
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    tokenEndpoint,
  };
}

/** Without its own project, a trial installation uses the sandbox's; in production there is no such fallback. */
function readFirebase(env: EnvReader, sandbox: { url: string } | undefined): IdentityConfig['firebase'] {
  const projectId = env.text('FIREBASE_PROJECT_ID');
  const keysUrl = env.url('FIREBASE_KEYS_URL', env.isProduction ? ['https:'] : WEB, FIREBASE_KEYS) ?? FIREBASE_KEYS;
  if (projectId === undefined)
    return sandbox && !env.isProduction
      ? { projectId: 'fairlot-sandbox', keysUrl: `${sandbox.url}/firebase/keys` }
      : undefined;
  if (!/^[a-z0-9-]{4,64}$/.test(projectId)) env.say('FIREBASE_PROJECT_ID', 'not the id of a project', 'fairlot-login');
  return { projectId, keysUrl };
}
