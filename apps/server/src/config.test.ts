import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', publicOrigin: 'http://127.0.0.1:3000', seed: 'demo', seedGames: 600, isProduction: false });
  });

  it('needs address and key of a beacon when one is on, and none otherwise', () => {
    const BEACON_URL = 'https://beacon.example.com/chain/';
    const BEACON_PUBLIC_KEY = 'AB'.repeat(96);
    expect(readConfig({ BEACON_URL, BEACON_PUBLIC_KEY }).beacon).toBeUndefined();
    expect(readConfig({ BEACON: 'drand', BEACON_URL, BEACON_PUBLIC_KEY }).beacon).toEqual({ url: 'https://beacon.example.com/chain', publicKey: 'ab'.repeat(96) });
    expect(problemsOf({ BEACON: 'drand' }).map((problem) => problem.split(':')[0])).toEqual(['BEACON_URL', 'BEACON_PUBLIC_KEY']);
    expect(problemsOf({ BEACON: 'nist' })).toHaveLength(1);
  });

  it('names every bad variable at once, each with an example', () => {
    const problems = problemsOf({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'not an address', SEED_GAMES: '-1', REDIS_URL: 'redis://x', SEED: 'some' });
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'TRUST_PROXY', 'SEED_GAMES', 'REDIS_URL', 'SEED']) {
      expect(problems.filter((problem) => problem.startsWith(`${name}:`)), name).toHaveLength(1);
    }
    for (const problem of problems) expect(problem).toContain('example:');
  });

  it('refuses demonstration data, a test captcha, plain http and a missing key in production', () => {
    const problems = problemsOf({ NODE_ENV: 'production', SEED: 'demo', TEST_CAPTCHA: '1', PUBLIC_ORIGIN: 'http://play.example.com' }).join('\n');
    for (const name of ['SEED', 'TEST_CAPTCHA', 'PUBLIC_ORIGIN', 'SECRET_KEY']) expect(problems).toContain(`${name}:`);
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://play.example.com', SECRET_KEY: 'ab'.repeat(32) })).toEqual([]);
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://play.example.com', SECRET_KEY: 'ab'.repeat(32) }).seed).toBe('none');
  });

  it('never prints the value of a secret', () => {
    const problems = problemsOf({ SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://user:hunter3@x' }).join('\n');
    expect(problems).not.toContain('hunter');
  });
});
