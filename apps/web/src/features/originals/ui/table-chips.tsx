import { Icon } from '@fairlot/ui';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { Bets } from '../model/use-bets.ts';
import type { Table } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chipText } from '../model/words.ts';
import { PlayAction } from './play-action.tsx';

/** Controls of a table with several bets: its chips, and the action that plays them. */
export function TablePanel({ table, bets, label }: { table: Table; bets: Bets; label: string }) {
  const t = useText();
  const stake = useStake(table, bets.totalMinor);
  return (
    <>
      <TableChips bets={bets} isLocked={table.isLocked} />
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
function TableChips({ bets, isLocked }: { bets: Bets; isLocked: boolean }) {
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
              disabled={isLocked && minor !== bets.chip}
              onChange={() => bets.setChip(minor)}
            />
            <span className="numeric">{chipText(minor, tag)}</span>
          </label>
        ))}
      </div>
      {repeat === null ? (
        <Tool label={t('roulette.undo')} disabled={isLocked || isEmpty} onPress={bets.undo}>
          <Icon name="undo" />
        </Tool>
      ) : (
        <Tool label={t('roulette.repeat')} disabled={isLocked} onPress={repeat}>
          <Icon name="refresh" />
        </Tool>
      )}
      <Tool label={`${t('roulette.double')}, 2×`} disabled={isLocked || isEmpty} onPress={bets.double}>
        2×
      </Tool>
      <Tool label={t('roulette.clear')} disabled={isLocked || isEmpty} onPress={bets.clear}>
        <Icon name="erase" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, disabled, onPress, children }: ToolProps) {
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
