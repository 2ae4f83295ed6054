import { useChosenInView } from '@fairlot/ui';
import { Well } from './well.tsx';

export interface Odds {
  label: string;
  /** How it looks on the stage, in place of the words, which are still read out: class of a bar. */
  bar?: string;
  /** What it pays. */
  pays: string;
  chance: string;
}

/** Every outcome with what it pays and how likely it is, before a bet is made. @param on index of the last one */
export function OddsRow({ label, odds, on }: { label: string; odds: readonly Odds[]; on: number | null }) {
  const row = useChosenInView<HTMLUListElement>(String(on));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <ul ref={row} className="odds-row" aria-label={label} tabIndex={0}>
      {odds.map((each, index) => (
        <li key={each.label} aria-current={index === on ? 'page' : undefined}>
          <Well label={each.bar === undefined ? each.label : <Bar {...each} />} isOn={index === on}>
            {each.pays}
            <small className="block caption muted">{each.chance}</small>
          </Well>
        </li>
      ))}
    </ul>
  );
}

function Bar({ bar, label }: Pick<Odds, 'bar' | 'label'>) {
  return (
    <>
      <i className={`odds-bar ${bar}`} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
