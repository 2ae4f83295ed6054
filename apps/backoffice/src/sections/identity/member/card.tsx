import { Button } from '@fairlot/ui';
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

/** A room's facts about a member; what is used of a limit also as a bar. */
export function CardOf({ card: { facts }, words: own, onAll, head }: CardOfProps) {
  const codes = own.codes ?? {};
  const plain = facts.filter(({ isFigure }) => !isFigure);
  return (
    <section className="card member-card" aria-label={own.label}>
      <header>
        <h2>{own.label}</h2>
        {head}
        {onAll === null ? null : (
          <Button variant="plain" size="small" onClick={onAll}>
            {words.all}
          </Button>
        )}
      </header>
      <dl className="member-facts">
        {plain.map((fact) => (
          <div key={fact.name}>
            <dt>{own.facts?.[fact.name] ?? fact.name}</dt>
            <dd>
              <FactValue fact={fact} codes={codes} />
            </dd>
            <UsedLimit value={fact.value} />
          </div>
        ))}
      </dl>
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

const LIMIT = /^([\d.]+) \/ ([\d.]+)$/;
/** The share of a limit from which the bar is a warning. */
const NEARLY = 0.85;

/** The used part of a limit as a bar; nothing for other facts. */
function UsedLimit({ value }: { value: string | null }) {
  const [, used, limit] = LIMIT.exec(value ?? '') ?? [];
  if (used === undefined || limit === undefined || Number(limit) === 0) return null;
  const share = Math.min(1, Number(used) / Number(limit));
  return (
    <span className="member-limit" data-near={share >= NEARLY} aria-hidden="true">
      <i style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
