import { parseMinor } from '@fairlot/money';
import { Icon } from '@fairlot/ui';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { BetPlace, Bets } from '../model/use-bets.ts';
import type { Table } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chipText } from '../model/words.ts';
import { PlayAction } from './play-action.tsx';

interface TablePanelProps {
  table: Table;
  bets: Bets;
  label: string;
  nameOf: (bet: BetPlace) => string;
}

/** Controls of a table with several bets: its chips, during a round the bets, and the action that plays them. */
export function TablePanel({ table, bets, label, nameOf }: TablePanelProps) {
  const t = useText();
  const stake = useStake(table, bets.totalMinor);
  return (
    <>
      {table.isLocked ? <LockedBets bets={bets} nameOf={nameOf} /> : <TableChips bets={bets} />}
      <PlayAction
        table={table}
        stake={stake}
        label={bets.choices === null ? t('roulette.place') : label}
        choices={bets.choices}
      />
    </>
  );
}

/** The value of the next chip, and buttons that change the chips on the table. */
function TableChips({ bets }: { bets: Bets }) {
  const { t, tag } = useLocaleText();
  const name = useId();
  const isEmpty = bets.choices === null;
  const { repeat } = bets;
  return (
    <div className="table-chips">
      <div role="radiogroup" aria-label={t('roulette.chip')} className="table-chips__values">
        {bets.chips.map((minor, index) => (
          <label key={String(minor)} className="chip-pick" data-chip={index}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={minor === bets.chip}
              onChange={() => bets.setChip(minor)}
            />
            <span className="numeric">{chipText(minor, tag)}</span>
          </label>
        ))}
      </div>
      {repeat === null ? (
        <Tool label={t('roulette.undo')} disabled={isEmpty} onPress={bets.undo}>
          <Icon name="undo" />
        </Tool>
      ) : (
        <Tool label={t('roulette.repeat')} onPress={repeat}>
          <Icon name="refresh" />
        </Tool>
      )}
      <Tool label={`${t('roulette.double')}, 2×`} disabled={isEmpty} onPress={bets.double}>
        2×
      </Tool>
      <Tool label={t('roulette.clear')} disabled={isEmpty} onPress={bets.clear}>
        <Icon name="erase" />
      </Tool>
    </div>
  );
}

/** The bets of the round, which cannot change any more. */
function LockedBets({ bets, nameOf }: Pick<TablePanelProps, 'bets' | 'nameOf'>) {
  const { t, tag } = useLocaleText();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
    <ul className="locked-bets" aria-label={t('table.bets')} tabIndex={0}>
      {bets.choices?.bets.map((bet) => (
        <li key={`${bet.kind} ${bet.value}`}>
          {nameOf(bet)} <b className="numeric">{chipText(parseMinor(bet.amount), tag)}</b>
        </li>
      ))}
    </ul>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, disabled = false, onPress, children }: ToolProps) {
  return (
    <button type="button" className="chip-tool" aria-label={label} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}

interface LaidChipProps {
  /** The amount on the bet, minor units. */
  minor: bigint;
  /** The values of the table's chips, lowest first. */
  chips: readonly bigint[];
  className: string;
  style?: CSSProperties;
}

/** The chips on a bet, in the colour of the largest chip value that the amount reaches. */
export function LaidChip({ minor, chips, className, style }: LaidChipProps) {
  const { tag } = useLocale();
  const index = Math.max(
    0,
    chips.findLastIndex((chip) => chip <= minor),
  );
  return (
    <i aria-hidden="true" className={`laid-chip numeric ${className}`} data-chip={index} style={style}>
      {chipText(minor, tag)}
    </i>
  );
}
