import { connectIdentity } from '@fairlot/contract/verification/connections-desk';
import { ConnectionCards } from '../../parts/connections/connection-cards.tsx';
import type { PageProps } from '../../shared/section.ts';
import { identityProviderTexts } from './connection-texts.ts';

/** Connects, tests and switches off providers of identity checks, exclusion registers and sanctions lists. */
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
