import { parseMinor } from '@fairlot/money';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { SlotFrame, SlotWin } from '../model/slot-frames.ts';
import type { SlotGame } from '../model/slot-games.ts';
import { heldText, partText } from '../model/words.ts';
import { SlotSymbol } from './slot-symbol.tsx';

/** Number of rows for which the stage has space. */
const ROWS = 2;

interface SlotWinsProps {
  slot: SlotGame;
  /** Null while the reels turn. */
  frame: SlotFrame | null;
  /** Reels that are held now. */
  held: readonly number[];
  /** Stake of the round, decimal string as on the wire. */
  stake: string;
}

/** Below the reels: each win with its line in gold, its multiplier and amount, largest first. */
export function SlotWins({ slot, frame, held, stake }: SlotWinsProps) {
  const { t, tag } = useLocaleText();
  const wins = frame?.wins.toSorted((one, other) => other.pays - one.pays) ?? [];
  const stakeMinor = parseMinor(stake);
  const times = frame?.times ?? 1;
  const free = frame?.free ?? 0;
  const room = ROWS - (free > 0 || held.length > 0 ? 1 : 0);
  const shown = wins.length > room ? wins.slice(0, room - 1) : wins;
  const others = wins.slice(shown.length);
  const amountOf = (list: readonly SlotWin[]) =>
    partText(stakeMinor, times * list.reduce((sum, { pays }) => sum + pays, 0), slot.units, tag);
  return (
    <ul className="slot-wins" aria-hidden="true">
      {held.length > 0 && (
        <li>
          <span className="slot-tag">{heldText(held, t)}</span>
        </li>
      )}
      {free > 0 && (
        <li>
          <span className="slot-tag">{t('slot.free', { count: free })}</span>
        </li>
      )}
      {shown.map((win) => (
        <li key={win.symbol + String(win.line)}>
          <span className="slot-tag">
            {win.line === undefined
              ? t('slot.tagWays', { ways: win.ways ?? 1 })
              : t('slot.tagLine', { line: win.line + 1 })}
          </span>
          <span className="row grow slot-wins__of">
            {win.count} × <SlotSymbol slot={slot} letter={win.symbol} />
            {t('slot.pay', { pays: win.pays * times, unit: partText(stakeMinor, 1, slot.units, tag) })}
          </span>
          <b className="numeric">{amountOf([win])}</b>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span className="slot-tag">
            {shown.length > 0 && '+'}
            {others.length}
          </span>
          <span className="grow">{t('slot.wins')}</span>
          <b className="numeric">{amountOf(others)}</b>
        </li>
      )}
    </ul>
  );
}
