import { Sparkline } from '../../../parts/sparkline.tsx';
import { formatAmount } from '../../../shared/format.ts';
import type { MemberCardWords } from '../../../shared/section.ts';
import type { MemberView } from '../api.ts';
import { FactValue } from './card.tsx';

type Fact = MemberView['cards'][number]['facts'][number];

export interface Figure {
  fact: Fact;
  own: MemberCardWords;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** Tabs that the operator may open. */
  tabs: readonly string[];
  onTab: (key: string) => void;
}

/** The member's key figures with their last thirty days; each opens its rows. */
export function Figures({ figures, tabs, onTab }: FiguresProps) {
  return (
    <ul className="member-figures">
      {figures.map(({ fact, own }) => {
        const { name, parts, course } = fact;
        const tab = own.tab !== undefined && tabs.includes(own.tab) ? own.tab : undefined;
        const content = (
          <>
            <span className="member-figure-name">{own.facts?.[name] ?? name}</span>
            <span className="member-figure-value">
              <strong>
                <FactValue fact={fact} codes={{}} />
              </strong>
              <Sparkline values={course.map(Number)} />
            </span>
            <small className="muted">
              {parts.map((part) => `${formatAmount(part.value)} ${own.facts?.[part.name] ?? part.name}`).join(', ')}
            </small>
          </>
        );
        return (
          <li key={`${own.label} ${name}`}>
            {tab === undefined ? (
              <div className="card">{content}</div>
            ) : (
              <button type="button" className="card" onClick={() => onTab(tab)}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
