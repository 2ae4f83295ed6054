import type { Connection } from './api.ts';
import { connectionTexts as words } from './texts.ts';

/** Status of a vendor's connection, from its keys and last test. */
export function ConnectionState({ vendor: { isInCatalogue, missingKeys, test } }: { vendor: Connection }) {
  if (!isInCatalogue) return <span className="state state--info">{words.notInCatalogue}</span>;
  if (missingKeys.length > 0) return <span className="state state--bad">{words.keysMissing}</span>;
  if (test === null) return <span className="state">{words.untested}</span>;
  const passed = test.calls.filter(({ result }) => result === 'passed').length;
  const count = test.calls.length;
  if (passed === count) return <span className="state state--good">{words.passed(count)}</span>;
  return <span className={`state state--${passed === 0 ? 'bad' : 'wait'}`}>{words.failed(passed, count)}</span>;
}
