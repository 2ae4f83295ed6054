import type { VerificationConfig } from '../../config-verification.ts';
import type { ExclusionRegister, IdentityProvider, SanctionList } from './adapters/adapter.ts';
import { createSignedIdentity, createSignedSanctions } from './adapters/signed/identity.ts';
import { createSignedRegister } from './adapters/signed/register.ts';

/** Outside parties that know persons, as they are connected now; undefined for one that is not. */
export interface Parties {
  identity(): IdentityProvider | undefined;
  register(): ExclusionRegister | undefined;
  sanctions(): SanctionList | undefined;
}

/** The parties that the environment names. */
export function partiesOf(config: Readonly<VerificationConfig>): Parties {
  return {
    identity: () => config.identityProvider && createSignedIdentity(config.identityProvider),
    register: () => config.exclusionRegister && createSignedRegister(config.exclusionRegister),
    sanctions: () => config.sanctionList && createSignedSanctions(config.sanctionList),
  };
}
