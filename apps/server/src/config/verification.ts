import type { EnvReader } from './reader.ts';

/** An outside party that is queried, with the secret that signs both directions. */
export interface AskedParty {
  url: string;
  secret: string;
  /** Refuses names that resolve to private addresses; for addresses that operators entered. */
  isPublicOnly?: boolean;
}

export interface VerificationConfig {
  /** The country's register of excluded persons. */
  exclusionRegister: AskedParty | undefined;
  /** Service that checks documents; without one operators do. */
  identityProvider: AskedParty | undefined;
  /** Sanctions lists against which names of documents are checked. */
  sanctionList: AskedParty | undefined;
  /** Translator for live chat. There is none by default, because it reads members' messages. */
  translator: AskedParty | undefined;
}

type Sandbox = { url: string; webhookSecret: string } | undefined;

/** Parties that verify persons: the merchant's own where they are configured, or else the sandbox. */
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
  const url = env.url(`${name}_URL`, 'https://register.example.com/v1');
  if (url === undefined) return undefined;
  return {
    url,
    secret: env.required(`${name}_SECRET`, `${name}_URL is set`, 'the secret that you share with the party'),
  };
}
