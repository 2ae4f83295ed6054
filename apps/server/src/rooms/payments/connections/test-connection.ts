import type { Database } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Probe, ProviderUnavailable } from '../adapters/adapter.ts';
import { keepTest, type TestRow } from './rows.ts';

/** Whoever can be called to see whether a connection works. */
export interface Testable {
  provider: string;
  probe(): Promise<Probe>;
}

const KEYS_REFUSED: ReadonlySet<number> = new Set([401, 403]);
/** What is asked for does not exist, so that a provider that believes our keys says just that. */
const ANSWERED: ReadonlySet<number> = new Set([200, 404]);

/** Calls a provider with its keys and keeps what came of it. Never inside a transaction. */
export async function testConnection(db: Database, known: readonly Testable[], provider: string): Promise<TestRow> {
  const found = known.find((one) => one.provider === provider);
  if (found === undefined) throw new Refusal('not.found');
  const startedAt = performance.now();
  const done = ([result, detail]: readonly [TestRow['result'], string]) =>
    keepTest(db, { provider, result, detail, ms: Math.round(performance.now() - startedAt) });
  try {
    return await done(resultOf(await found.probe()));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const isConnected = error.cause !== undefined;
    return done([isConnected ? 'unanswered' : 'notConnected', error.message]);
  }
}

function resultOf({ status, detail, areKeysRefused }: Probe): readonly [TestRow['result'], string] {
  const said = `${status}${detail === '' ? '' : ` ${detail}`}`.slice(0, 200);
  if (areKeysRefused || KEYS_REFUSED.has(status)) return ['keys', said];
  return [ANSWERED.has(status) ? 'passed' : 'refused', said];
}
