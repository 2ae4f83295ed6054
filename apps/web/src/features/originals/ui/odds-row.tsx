import { useChosenInView } from '@fairlot/ui';
import { Well } from './well.tsx';

export interface Odds {
  label: string;
  /** Class of a bar in the stage's colour, shown in place of the text, which screen readers still read. */
  bar?: string;
  /** Its payout. */
  pays: string;
  chance: string;
}

/** All outcomes with payout and probability, shown before a bet. @param on index of the last outcome */
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
