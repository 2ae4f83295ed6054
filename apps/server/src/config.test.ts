import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://play.example.com',
  SECRET_KEY: '9f8e7d6c5b4a39281706f5e4d3c2b1a0123456789abcdef0fedcba9876543210',
  DATABASE_URL: 'postgres://fairlot:secret@127.0.0.1:5432/fairlot',
};
const namesOf = (env: Record<string, string>) => problemsOf(env).map((problem) => problem.split(':')[0]);
const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('configuration', () => {
  it('starts with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://127.0.0.1:3000',
      seed: 'demo',
      seedGames: 600,
      seedDays: 30,
      isProduction: false,
    });
  });

  it('rejects simulated players without the sandbox, and in production', () => {
    const SANDBOX = { SANDBOX_URL: 'http://127.0.0.1:3001', SANDBOX_API_KEY: 'key', SANDBOX_WEBHOOK_SECRET: 'secret' };
    expect(namesOf({ SIMULATED_PLAYERS: '60' })).toEqual(['SIMULATED_PLAYERS']);
    expect(namesOf({ ...SANDBOX, SIMULATED_PLAYERS: '60' })).toEqual([]);
    expect(namesOf({ ...SANDBOX, SIMULATED_PLAYERS: '3601' })).toEqual(['SIMULATED_PLAYERS']);
    expect(namesOf({ ...PRODUCTION, SIMULATED_PLAYERS: '60' })).toEqual(['SIMULATED_PLAYERS']);
    expect(namesOf({ ...PRODUCTION, SIMULATED_PLAYERS: '0' })).toEqual([]);
  });

  it('requires the address and key of a beacon when one is enabled', () => {
    const BEACON_URL = 'https://beacon.example.com/chain/';
    const BEACON_PUBLIC_KEY = 'AB'.repeat(96);
    expect(readConfig({ BEACON_URL, BEACON_PUBLIC_KEY }).beacon).toBeUndefined();
    expect(readConfig({ BEACON: 'drand', BEACON_URL, BEACON_PUBLIC_KEY }).beacon).toEqual({
      url: 'https://beacon.example.com/chain',
      publicKey: 'ab'.repeat(96),
    });
    expect(problemsOf({ BEACON: 'drand' }).map((problem) => problem.split(':')[0])).toEqual([
      'BEACON_URL',
      'BEACON_PUBLIC_KEY',
    ]);
    expect(problemsOf({ BEACON: 'nist' })).toHaveLength(1);
  });

  it('reads the sources of results, each with its own secret', () => {
    const secrets = { RESULT_FEED_SECRET_PRESS: 'p'.repeat(16), RESULT_FEED_SECRET_BOARD: 'b'.repeat(16) };
    expect(readConfig({}).resultFeeds).toEqual([]);
    expect(
      readConfig({ RESULT_FEEDS: 'press=https://press.example.com/v1/, board=http://127.0.0.1:9', ...secrets })
        .resultFeeds,
    ).toEqual([
      { name: 'press', url: 'https://press.example.com/v1', secret: 'p'.repeat(16) },
      { name: 'board', url: 'http://127.0.0.1:9', secret: 'b'.repeat(16) },
    ]);
    const wrong = [
      'press',
      'Press=https://press.example.com',
      'press=ftp://press.example.com',
      'press=https://u:p@press.example.com',
      'press=https://a.example,press=https://b.example',
    ];
    for (const RESULT_FEEDS of wrong)
      expect(
        problemsOf({ RESULT_FEEDS, ...secrets }).map((problem) => problem.split(':')[0]),
        RESULT_FEEDS,
      ).toEqual(['RESULT_FEEDS']);
    expect(
      problemsOf({ RESULT_FEEDS: 'press=https://press.example.com' }).map((problem) => problem.split(':')[0]),
    ).toEqual(['RESULT_FEED_SECRET_PRESS']);
  });

  it('names the folder of a pack among the values of SEED', () => {
    expect(problemsOf({ SEED: '/no/such/pack' })).toEqual([
      'SEED: "/no/such/pack" is not one of demo, none, the folder of a pack (example: demo)',
    ]);
  });

  it('reports all invalid variables at once, each with an example', () => {
    const problems = problemsOf({
      PORT: 'abc',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      TRUST_PROXY: 'not an address',
      SEED_GAMES: '-1',
      REDIS_URL: 'http://x',
      SEED: 'some',
      ROLE: 'worker',
    });
    for (const name of [
      'PORT',
      'LOG_LEVEL',
      'DATABASE_URL',
      'TRUST_PROXY',
      'SEED_GAMES',
      'REDIS_URL',
      'SEED',
      'ROLE',
    ]) {
      expect(
        problems.filter((problem) => problem.startsWith(`${name}:`)),
        name,
      ).toHaveLength(1);
    }
    for (const problem of problems) expect(problem).toContain('example:');
  });

  it('rejects demonstration data, a test captcha, plain http and a missing key in production', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      SEED: 'demo',
      TEST_CAPTCHA: '1',
      PUBLIC_ORIGIN: 'http://play.example.com',
    }).join('\n');
    for (const name of ['SEED', 'TEST_CAPTCHA', 'PUBLIC_ORIGIN', 'SECRET_KEY']) expect(problems).toContain(`${name}:`);
    expect(problemsOf(PRODUCTION)).toEqual([]);
    expect(readConfig(PRODUCTION).seed).toBe('none');
  });

  it.each<[Record<string, string>, string[]]>([
    [{ DATABASE_URL: '' }, ['DATABASE_URL']],
    [
      { SANDBOX_URL: 'http://127.0.0.1:3001', SANDBOX_API_KEY: 'a'.repeat(64), SANDBOX_WEBHOOK_SECRET: 'b'.repeat(64) },
      ['SANDBOX_URL', 'SANDBOX_API_KEY', 'SANDBOX_WEBHOOK_SECRET'],
    ],
    [{ SECRET_KEY: '0'.repeat(64) }, ['SECRET_KEY']],
    [{ SECRET_KEY: 'ab'.repeat(32) }, ['SECRET_KEY']],
    [{ SECRET_KEY_FORMER: '0123456789abcdef'.repeat(4) }, ['SECRET_KEY_FORMER']],
    [{ METRICS_KEY: 'x' }, ['METRICS_KEY']],
    [{ SMS_URL: 'http://sms.example.com', SMS_API_KEY: 'k' }, ['SMS_API_KEY', 'SMS_URL']],
    [
      { RESULT_FEEDS: 'press=http://press.example.com', RESULT_FEED_SECRET_PRESS: 'p'.repeat(40) },
      ['RESULT_FEEDS', 'RESULT_FEED_SECRET_PRESS'],
    ],
    [{ BEACON: 'drand', BEACON_URL: 'http://beacon.example', BEACON_PUBLIC_KEY: 'ab'.repeat(96) }, ['BEACON_URL']],
    [
      {
        OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
        OIDC_GOOGLE_CLIENT_ID: 'id',
        OIDC_GOOGLE_CLIENT_SECRET: 's',
      },
      ['OIDC_GOOGLE_CLIENT_SECRET'],
    ],
  ])('rejects %j by name in production, and accepts it elsewhere', (change, names) => {
    expect(namesOf({ ...PRODUCTION, ...change })).toEqual(names);
    expect(namesOf({ ...PRODUCTION, ...change, NODE_ENV: 'development', SECRET_KEY: 'ab'.repeat(32) })).toEqual([]);
  });

  it('reads the settings for login and messages, with the session limits', () => {
    expect(readConfig({})).toMatchObject({
      sms: undefined,
      smtpUrl: undefined,
      oidc: { google: undefined, facebook: undefined },
      firebase: undefined,
      sessions: { idleMinutes: 1440, absoluteHours: 24, rememberDays: 30 },
    });
    const sandbox = { SANDBOX_URL: 'http://127.0.0.1:3001/', SANDBOX_API_KEY: 'a', SANDBOX_WEBHOOK_SECRET: 'b' };
    expect(readConfig(sandbox).sms).toEqual({ url: 'http://127.0.0.1:3001', apiKey: 'a' });
    expect(readConfig({ ...sandbox, SMS_URL: 'https://sms.example.com', SMS_API_KEY: 'c' }).sms).toEqual({
      url: 'https://sms.example.com',
      apiKey: 'c',
    });
    expect(readConfig(sandbox).firebase).toEqual({
      projectId: 'fairlot-sandbox',
      keysUrl: 'http://127.0.0.1:3001/firebase/keys',
    });
    expect(readConfig(PRODUCTION).firebase).toBeUndefined();
    const google = {
      OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
      OIDC_GOOGLE_CLIENT_ID: 'id',
      OIDC_GOOGLE_CLIENT_SECRET: 'secret',
    };
    expect(readConfig(google).oidc.google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
      tokenEndpoint: undefined,
    });
    expect(readConfig({ FIREBASE_PROJECT_ID: 'fairlot-login' }).firebase).toMatchObject({
      projectId: 'fairlot-login',
      keysUrl: expect.stringContaining('googleapis.com'),
    });
    expect(
      readConfig({ SESSION_IDLE_MINUTES: '30', SESSION_ABSOLUTE_HOURS: '12', SESSION_REMEMBER_DAYS: '7' }).sessions,
    ).toEqual({ idleMinutes: 30, absoluteHours: 12, rememberDays: 7 });
  });

  it.each<[Record<string, string>, string]>([
    [{ SMS_URL: 'https://sms.example.com' }, 'SMS_API_KEY'],
    [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ OIDC_GOOGLE_ISSUER: 'https://accounts.google.com', OIDC_GOOGLE_CLIENT_ID: 'id' }, 'OIDC_GOOGLE_CLIENT_SECRET'],
    [{ FIREBASE_PROJECT_ID: 'x' }, 'FIREBASE_PROJECT_ID'],
    [{ SESSION_IDLE_MINUTES: '1' }, 'SESSION_IDLE_MINUTES'],
    [{ SECRET_KEY_FORMER: 'ab'.repeat(32) }, 'SECRET_KEY_FORMER'],
    [{ SECRET_KEY: 'ab'.repeat(32), SECRET_KEY_FORMER: 'hunter2' }, 'SECRET_KEY_FORMER'],
    [
      {
        ...PRODUCTION,
        OIDC_FACEBOOK_ISSUER: 'http://x',
        OIDC_FACEBOOK_CLIENT_ID: 'i',
        OIDC_FACEBOOK_CLIENT_SECRET: 'k8Jw2nQz0rT5vXyB',
      },
      'OIDC_FACEBOOK_ISSUER',
    ],
  ])('rejects %j, naming %s', (env, name) => {
    const problems = problemsOf(env);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([name]);
    expect(problems[0]).not.toContain('hunter');
  });

  it.each([
    ['TRUST_PROXY', '999.0.0.1/64'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['HOST', 'not a host!'],
    ['DATABASE_URL', 'postgres://'],
    ['PUBLIC_ORIGIN', 'https://play.example.com/path?x=1'],
    ['DATA_DIR', '/dev/null/data'],
  ])('rejects %s=%s by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: .*example: `))]);
  });

  it('never prints the value of a secret', () => {
    const problems = problemsOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://user:hunter3@x' }).join('\n');
    expect(problems).not.toContain('hunter');
  });
});
