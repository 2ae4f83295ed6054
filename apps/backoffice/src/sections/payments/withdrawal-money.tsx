import { Time } from '../../parts/time.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount } from '../../shared/format.ts';
import { kindWords } from '../../shared/transfer-kinds.ts';
import type { Background } from './api.ts';
import { caseTexts as words } from './case-texts.ts';
import { useBackground } from './use-background.ts';

/** Number of segments of the bar with their own colour; further ones share the last. */
const COLOURS = 5;

interface WithdrawalMoneyProps {
  orderId: string;
}

/** Sources of a withdrawal's money since the previous withdrawal: a bar of the inflows, and all amounts in text. */
export function WithdrawalMoney({ orderId }: WithdrawalMoneyProps) {
  const { state, reload } = useBackground(orderId);
  return (
    <section className="card card--wide" aria-label={words.money}>
      <h3>{words.money}</h3>
      <Loaded state={state} onRetry={reload}>
        {(background) => <Sources {...background} />}
      </Loaded>
    </section>
  );
}

function Sources({ since, before, after, sources, isPart }: Background) {
  const first = { kind: 'before', name: null, amount: before };
  const rows = [...(Number(before) === 0 ? [] : [first]), ...sources];
  const came = rows.filter(({ amount }) => Number(amount) > 0);
  const went = rows.filter(({ amount }) => Number(amount) < 0);
  return (
    <>
      <p className="muted">{isPart ? words.isPart : <Since since={since} />}</p>
      {came.length === 0 ? (
        <p className="muted">{words.noMoney}</p>
      ) : (
        <div className="money-bar" aria-hidden="true">
          {came.map((row, index) => (
            <span
              key={keyOf(row)}
              className={`money-part money-${Math.min(index + 1, COLOURS)}`}
              style={{ flexGrow: Number(row.amount) }}
            />
          ))}
        </div>
      )}
      <ul className="money-list">
        {came.map((row, index) => (
          <li key={keyOf(row)}>
            <span className={`money-dot money-${Math.min(index + 1, COLOURS)}`} aria-hidden="true" />
            {nameOf(row)} <b>{formatAmount(row.amount)}</b>
          </li>
        ))}
        {went.map((row) => (
          <li key={keyOf(row)}>
            {nameOf(row)} <b>{formatAmount(row.amount)}</b>
          </li>
        ))}
        <li className="muted">
          {words.hadThen} <b>{formatAmount(after)}</b>
        </li>
      </ul>
    </>
  );
}

function Since({ since }: Pick<Background, 'since'>) {
  if (since === null) return words.sinceBegin;
  return (
    <>
      {words.sinceLast} <Time at={since} />
    </>
  );
}

type Source = Background['sources'][number];

const keyOf = ({ kind, name }: Source): string => `${kind} ${name ?? ''}`;

function nameOf({ kind, name }: Source): string {
  const word = words.sources[kind] ?? kindWords[kind] ?? kind;
  return name === null ? word : (words.named[kind]?.(name) ?? name);
}
