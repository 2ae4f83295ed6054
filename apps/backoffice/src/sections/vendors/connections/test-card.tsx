import { TestButton } from '../../../parts/connections/test-button.tsx';
import { formatCount, formatTime } from '../../../shared/format.ts';
import { type Connection, connectionsApi } from './api.ts';
import { connectionTexts as words } from './texts.ts';

/** Runs the calls that playing requires, and shows each with its time and error. */
export function TestCard({ vendor: { code, test }, onTested }: { vendor: Connection; onTested: () => void }) {
  const run = async () => {
    await connectionsApi.test(code);
    onTested();
  };
  const wrong = test?.calls.filter(({ result }) => result !== 'passed') ?? [];
  return (
    <section className="card vendor-card" aria-label={words.tests}>
      <h2>{words.tests}</h2>
      {test === null ? null : (
        <ul className="vendor-calls">
          {test.calls.map(({ call, result, ms }) => (
            <li key={call} className={`state state--${result === 'passed' ? 'good' : 'bad'}`}>
              {`${words.calls[call]}${ms === 0 ? '' : `, ${formatCount(ms)} ms`}`}
              {result === 'passed' ? <span className="visually-hidden">{words.results.passed}</span> : null}
            </li>
          ))}
        </ul>
      )}
      {wrong.map(({ call, result, detail }) => (
        <p key={call} className="members-see__note">
          <b>{words.calls[call]}:</b> {words.results[result]} {detail === '' ? null : <small dir="ltr">{detail}</small>}
        </p>
      ))}
      <p className="row">
        <TestButton isAgain={test !== null} run={run} />
        {test === null ? null : <small className="muted">{`${words.testedAt} ${formatTime(test.at)}`}</small>}
      </p>
    </section>
  );
}
