import { verificationDesk as contract } from '@fairlot/contract';
import {
  type Connections,
  createConnectionDesk as createSharedDesk,
  type Outcome,
} from '../../../platform/connections/index.ts';
import { PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import type { Party } from '../parties.ts';
import type { VerificationPlatform } from '../ports.ts';

/** A test requests an object that does not exist, so a party that accepts our keys may answer 404. */
const ANSWERED: ReadonlySet<number> = new Set([200, 404]);

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
    test: async (_provider, party) => (party === undefined ? NOT_CONNECTED : testParty(party)),
  });
}

const NOT_CONNECTED: Outcome = { result: 'notConnected', detail: '' };

async function testParty({ probe }: Party): Promise<Outcome> {
  try {
    const { status, detail, areKeysRefused } = await probe();
    const result = ANSWERED.has(status) ? 'passed' : 'refused';
    return { result: areKeysRefused ? 'keys' : result, detail: `${status} ${detail}`.trim() };
  } catch (error) {
    if (!(error instanceof PartyUnavailable)) throw error;
    return { result: 'unanswered', detail: error.message };
  }
}
