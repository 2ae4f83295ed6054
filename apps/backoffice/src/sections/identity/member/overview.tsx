import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Operator } from '../../../shared/operator.ts';
import { useContributions } from '../../../shared/use-sections.ts';
import type { MemberView } from '../api.ts';
import { CardOf, FactValue } from './card.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import { pageTexts as words } from './texts.ts';

interface OverviewProps {
  view: MemberView;
  operator: Operator;
  tabs: readonly string[];
  onTab: (key: string) => void;
}

const COLUMNS = ['money', 'person', 'risk'] as const;

/** Totals on top, and every room's data in three columns: money, person, risk. */
export function Overview({ view: { member, cards }, operator, tabs, onTab }: OverviewProps) {
  const named = useContributions().memberCards;
  const [isRevealing, setRevealing] = useState(false);
  const known = cards
    .flatMap((card) => {
      const own = named[card.card];
      return own === undefined ? [] : [{ card, own }];
    })
    .toSorted((a, b) => a.own.place - b.own.place);
  const figures = known.flatMap(({ card, own }) =>
    card.facts.filter(({ isFigure }) => isFigure).map((fact) => ({ fact, label: own.facts?.[fact.name] ?? fact.name })),
  );
  return (
    <>
      <dl className="member-figures">
        {figures.map(({ fact, label }) => (
          <div key={label} className="card">
            <dt>{label}</dt>
            <dd>
              <FactValue fact={fact} codes={{}} /> {fact.kind === 'money' ? <small>{member.currency}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="member-columns">
        {COLUMNS.map((column) => (
          <div key={column}>
            {known
              .filter(({ own }) => own.column === column)
              .map(({ card, own }) => (
                <CardOf
                  key={card.card}
                  card={card}
                  words={own}
                  onAll={own.tab !== undefined && tabs.includes(own.tab) ? () => onTab(own.tab ?? '') : null}
                  head={
                    card.card === 'person' && operator.permissions.includes('members.reveal') ? (
                      <button type="button" className="button button--small" onClick={() => setRevealing(true)}>
                        <Eye aria-hidden="true" />
                        {words.reveal}
                      </button>
                    ) : null
                  }
                />
              ))}
          </div>
        ))}
      </div>
      {isRevealing ? <RevealDialog memberId={member.memberId} onClose={() => setRevealing(false)} /> : null}
    </>
  );
}
