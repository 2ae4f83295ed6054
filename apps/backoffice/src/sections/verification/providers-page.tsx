import { connectIdentity } from '@fairlot/contract/verification/connections-desk';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import type { PageProps } from '../../shared/section.ts';
import { identityProviderTexts } from './connection-texts.ts';

/** Providers of identity checks, registers of exclusions and lists of sanctions: connected, tested and switched off. */
export function IdentityProviders({ operator }: PageProps) {
  return (
    <ConnectionCards
      path="/identityConnections"
      call={connectIdentity}
      providerWords={identityProviderTexts}
      mayConnect={operator.permissions.includes('verification.connect')}
    />
  );
}
