import type { ReactNode } from 'react';
import { Time } from '../../../parts/time.tsx';
import { formatAmount, formatCount } from '../../../shared/format.ts';
import type { MemberCardWords } from '../../../shared/section.ts';
import type { MemberView } from '../api.ts';
import { pageTexts as words } from './texts.ts';

type Card = MemberView['cards'][number];
type Codes = Readonly<Record<string, string>>;

interface CardOfProps {
  card: Card;
  words: MemberCardWords;
  /** Opens the complete data; null if there is no more. */
  onAll: (() => void) | null;
  head: ReactNode;
}

/** A room's data about a member: facts, then the latest events. */
export function CardOf({ card: { facts, lines }, words: own, onAll, head }: CardOfProps) {
  const codes = own.codes ?? {};
  const plain = facts.filter(({ isFigure }) => !isFigure);
  return (
    <section className="card member-card" aria-label={own.label}>
      <header>
        <h2>{own.label}</h2>
        {head}
        {onAll === null ? null : (
          <button type="button" className="button button--small button--ghost" onClick={onAll}>
            {words.all}
          </button>
        )}
      </header>
      {plain.length === 0 ? null : (
        <dl className="member-facts">
          {plain.map((fact) => (
            <div key={fact.name}>
              <dt>{own.facts?.[fact.name] ?? fact.name}</dt>
              <dd>
                <FactValue fact={fact} codes={codes} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 && plain.length === 0 ? <p className="muted">{words.none}</p> : null}
      {lines.length === 0 ? null : (
        <ul className="member-lines">
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own and never move
            <LineOf key={place} line={line} codes={codes} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function FactValue({ fact: { kind, value }, codes }: { fact: Card['facts'][number]; codes: Codes }) {
  if (value === null || value === '') return '–';
  if (kind === 'money') return formatAmount(value);
  if (kind === 'count') return formatCount(Number(value));
  if (kind === 'time') return <Time at={Number(value)} />;
  return kind === 'word' ? (codes[value] ?? value) : value;
}

function LineOf({ line: { at, title, detail, amount, state }, codes }: { line: Card['lines'][number]; codes: Codes }) {
  return (
    <li>
      <span>
        <b>{codes[title] ?? title}</b>
        {detail === null ? null : <small title={detail}>{detail}</small>}
      </span>
      {amount === null ? null : (
        <span className={`member-amount ${amount.startsWith('-') ? '' : 'member-amount--in'}`}>
          {formatAmount(amount)}
        </span>
      )}
      <span className="member-line-end">
        {state === null ? null : <span>{codes[state] ?? formatAmount(state)}</span>}
        {at === null ? null : (
          <small>
            <Time at={at} />
          </small>
        )}
      </span>
    </li>
  );
}
