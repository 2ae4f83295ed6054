import { useChosenInView } from '@fairlot/ui';
import { Well } from './well.tsx';

export interface Odds {
  label: string;
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
          <Well label={each.label} isOn={index === on}>
            {each.pays}
            <small className="block caption muted">{each.chance}</small>
          </Well>
        </li>
      ))}
    </ul>
  );
}
