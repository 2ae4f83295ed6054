import { chatDesk as contract } from '@fairlot/contract';
import type { AskedParty } from '../../../config/verification.ts';
import {
  type Connections,
  createConnectionDesk as createSharedDesk,
  createConnections,
  type Outcome,
} from '../../../platform/connections/index.ts';
import { callSigned, PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import type { ChatPlatform } from '../ports.ts';

const PROVIDER = 'translator';
const SHORTEST_SECRET = 16;
const TEST_TIMEOUT_MS = 8000;

/** The merchant's translator. It reads what members write, so there is no default. */
export function createTranslatorConnections(platform: ChatPlatform): Connections<AskedParty> {
  const { translator } = platform.config;
  return createConnections<AskedParty>(platform, {
    room: 'chat',
    kinds: [
      {
        provider: PROVIDER,
        group: PROVIDER,
        url: '',
        needsUrl: true,
        fields: {},
        keys: ['secret'],
        shortestKey: SHORTEST_SECRET,
        createClient: ({ url, keys: { secret = '' } }, isPublicOnly) => ({ url, secret, isPublicOnly }),
        environment: translator && { url: translator.url, fields: {}, keys: { secret: translator.secret } },
      },
    ],
  });
}

/** The translator that is used now. */
export const translatorOf = (connections: Connections<AskedParty>): AskedParty | undefined =>
  connections.clientOf(PROVIDER);

/** Two operators connect the translator; one switches it off. */
export function createTranslatorDesk(platform: ChatPlatform, connections: Connections<AskedParty>) {
  return createSharedDesk(platform, {
    connections,
    calls: {
      list: contract.translatorConnections,
      connect: contract.connectTranslator,
      off: contract.disconnectTranslator,
      test: contract.testTranslator,
    },
    approvalKind: 'chat.translator',
    permission: 'chat.manage',
    test: async (_provider, party) => (party === undefined ? { result: 'notConnected', detail: '' } : tryOut(party)),
  });
}

async function tryOut(party: AskedParty): Promise<Outcome> {
  try {
    await callSigned(party, '/v1/translate', { text: 'Hello', to: 'VI' }, TEST_TIMEOUT_MS);
    return { result: 'passed', detail: '' };
  } catch (error) {
    if (!(error instanceof PartyUnavailable)) throw error;
    const { status, message: detail } = error;
    if (status === undefined) return { result: 'unanswered', detail };
    return { result: status === 401 ? 'keys' : 'refused', detail };
  }
}
