import { type Connections, type Outcome, readTests, storeTest } from '../../platform/connections/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { Job } from '../../platform/jobs/loop.ts';
import type { HealthLine, HealthSource } from '../../platform/operators/index.ts';
import { PartyUnavailable } from '../../platform/outside/signed-call.ts';
import type { Party } from './parties.ts';

const GROUPS = ['identity', 'register', 'sanctions'] as const;
const PROBE_EVERY_MS = 300_000;

/** Calls a party to see whether its connection works. */
export async function testParty(party: Party | undefined): Promise<Outcome> {
  if (party === undefined) return { result: 'notConnected', detail: '' };
  try {
    const { status, detail, areKeysRefused } = await party.probe();
    const result = status === 200 ? 'passed' : 'refused';
    return { result: areKeysRefused ? 'keys' : result, detail: `${status} ${detail}`.trim() };
  } catch (error) {
    if (!(error instanceof PartyUnavailable)) throw error;
    return { result: 'unanswered', detail: error.message };
  }
}

/** Tests the parties in use every five minutes, so that the dashboard shows one that is down before it is needed. */
export function createHealth(
  { db }: Pick<Platform, 'db'>,
  connections: Connections<Party>,
): { source: HealthSource; job: Job } {
  const inUse = () => GROUPS.flatMap((group) => connections.oneOfGroup(group) ?? []);
  return {
    source: {
      permission: 'verification.read',
      read: async () => {
        const tests = await readTests(db, connections.room);
        return inUse().map(({ provider }) => lineOf(provider, tests.get(provider)));
      },
    },
    job: {
      name: 'verification-health',
      everyMs: PROBE_EVERY_MS,
      run: async () => {
        for (const { provider, client } of inUse()) {
          const startedAt = performance.now();
          const { result, detail } = await testParty(client);
          const ms = Math.round(performance.now() - startedAt);
          await storeTest(db, connections.room, { provider, result, detail: detail.slice(0, 200), ms });
        }
        return false;
      },
    },
  };
}

function lineOf(name: string, test: { at: Date; result: Outcome['result']; ms: number } | undefined): HealthLine {
  const hasPassed = test?.result === 'passed';
  const state = hasPassed ? 'good' : 'down';
  return {
    name,
    state: test === undefined ? 'unknown' : state,
    latencyMs: hasPassed ? test.ms : null,
    errorShare: null,
    heardAt: hasPassed ? test.at : null,
    page: 'identity-providers',
  };
}
