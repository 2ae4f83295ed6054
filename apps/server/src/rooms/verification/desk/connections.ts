import { verificationDesk as contract } from '@fairlot/contract';
import { type Connections, createConnectionDesk as createSharedDesk } from '../../../platform/connections/index.ts';
import { testParty } from '../health.ts';
import type { Party } from '../parties.ts';
import type { VerificationPlatform } from '../ports.ts';

/**
 * Two operators connect providers of identity checks, registers and lists, and switch them off, because the law
 * requires them.
 */
export function createConnectionDesk(platform: VerificationPlatform, connections: Connections<Party>) {
  return createSharedDesk(platform, {
    connections,
    calls: {
      list: contract.identityConnections,
      connect: contract.connectIdentity,
      off: contract.disconnectIdentity,
      test: contract.testIdentity,
    },
    approvalKind: 'verification.connection',
    permission: 'verification.connect',
    isOneOfGroup: true,
    offNeedsSecond: true,
    test: (_provider, party) => testParty(party),
  });
}
