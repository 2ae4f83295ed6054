import type { EnvReader } from './config-identity.ts';

/** A party that is asked something, with the secret that signs both ways. */
export interface AskedParty {
  url: string;
  secret: string;
}

export interface VerificationConfig {
  /** The country's register of exclusions. */
  exclusionRegister: AskedParty | undefined;
  /** Who looks at documents; without one persons do. */
  identityProvider: AskedParty | undefined;
  /** Lists of sanctions that names of documents are looked up in. */
  sanctionList: AskedParty | undefined;
  /** Who translates live chat; nobody unless the merchant names one, for it reads what members write. */
  translator: AskedParty | undefined;
}

type Sandbox = { url: string; webhookSecret: string } | undefined;

/** Parties that know persons: the merchant's own where they are named, else the sandbox. */
export function readVerificationConfig(env: EnvReader, sandbox: Sandbox): VerificationConfig {
  const partyOf = (name: string, path: string) =>
    readParty(env, name) ?? (sandbox && { url: `${sandbox.url}/${path}`, secret: sandbox.webhookSecret });
  return {
    exclusionRegister: partyOf('EXCLUSION_REGISTER', 'register'),
    identityProvider: partyOf('IDENTITY_PROVIDER', 'identity'),
    sanctionList: partyOf('SANCTION_LIST', 'sanctions'),
    translator: readParty(env, 'TRANSLATOR'),
  };
}

function readParty(env: EnvReader, name: string): AskedParty | undefined {
  const url = env.url(`${name}_URL`, ['https:', 'http:'], 'https://register.example.com/v1');
  const secret = env.text(`${name}_SECRET`);
  if (url !== undefined && secret === undefined)
    env.say(`${name}_SECRET`, `missing while ${name}_URL is set`, 'the secret that you share with the party');
  return url === undefined ? undefined : { url: url.replace(/\/+$/, ''), secret: secret ?? '' };
}
