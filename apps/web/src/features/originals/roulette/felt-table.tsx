import { rouletteNumbers } from '@fairlot/game-maths';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { Bets } from '../model/use-bets.ts';
import { betText } from '../model/words.ts';
import { LaidChip } from '../ui/table-chips.tsx';
import { faceOf, FELT, type FeltBet, feltBeside, type FeltProps, nameOf } from './felt-bets.ts';
import { LINE_POINTS, lineBet, type Side, sideOf } from './felt-lines.ts';
import { toneOf } from './tone-of.ts';

/** Cells of the felt. */
const COLUMNS = 6;
const ROWS = 9;

/**
 * Numbers, even chances and the lines between the numbers. A tap at the edge of a number lays the chip on the line
 * there. One tab stop; the arrow keys move from cell to cell, with Shift they lay a chip on the line in that direction.
 */
export function FeltTable({ bets, number, isLocked }: FeltProps) {
  const { t, tag } = useLocaleText();
  const [focused, setFocused] = useState(0);
  const table = useRef<HTMLDivElement>(null);
  const place = ({ kind, value }: FeltBet, side: Side) => {
    if (isLocked) return;
    const isNumber = kind === 'straight' && value !== '0';
    const bet = isNumber ? lineBet(Number(value), side) : { kind, value };
    bets.place(bet.kind, bet.value);
  };
  const move = (event: KeyboardEvent, index: number) => {
    const side = KEY_SIDES[event.key];
    const bet = FELT[index];
    if (event.shiftKey && side !== undefined && bet !== undefined) {
      event.preventDefault();
      place(bet, side);
      return;
    }
    const next = feltBeside(index, event.key);
    if (next === index) return;
    event.preventDefault();
    setFocused(next);
    table.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  return (
    <div ref={table} className="felt-table" role="group" aria-label={t('roulette.table')}>
      {FELT.map((bet, index) => (
        <button
          key={`${bet.kind} ${bet.value}`}
          type="button"
          className="felt-cell numeric"
          style={{ gridColumn: `span ${bet.span}` }}
          data-kind={bet.kind}
          data-tone={cellTone(bet)}
          data-on={(number !== null && rouletteNumbers(bet).includes(number)) || undefined}
          tabIndex={index === focused ? 0 : -1}
          aria-label={betText(nameOf(bet, t), bets.on(bet.kind, bet.value), t, tag)}
          aria-disabled={isLocked || undefined}
          aria-keyshortcuts={bet.kind === 'straight' ? SHORTCUTS : undefined}
          onKeyDown={(event) => move(event, index)}
          onFocus={() => setFocused(index)}
          onClick={({ detail, clientX, clientY, currentTarget }) =>
            // A click made with the keyboard has no coordinates.
            place(bet, detail === 0 ? MIDDLE : sideOf(currentTarget.getBoundingClientRect(), clientX, clientY))
          }
        >
          <Face bet={bet} bets={bets} />
        </button>
      ))}
      <LineChips bets={bets} />
    </div>
  );
}

/** The betting table, smaller and without controls, beside the turning wheel. */
export function FeltPicture({ bets }: { bets: Bets }) {
  return (
    <div className="felt-table felt-table--small">
      {FELT.map((bet) => (
        <span
          key={`${bet.kind} ${bet.value}`}
          className="felt-cell numeric"
          style={{ gridColumn: `span ${bet.span}` }}
          data-kind={bet.kind}
          data-tone={cellTone(bet)}
        >
          <Face bet={bet} bets={bets} />
        </span>
      ))}
      <LineChips bets={bets} />
    </div>
  );
}

const SHORTCUTS = 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown';
const MIDDLE: Side = { x: 0, y: 0 };
const KEY_SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Chips on the lines. */
function LineChips({ bets }: { bets: Bets }) {
  return LINE_POINTS.filter(({ kind, value }) => bets.on(kind, value) > 0n).map(({ kind, value, x, y }) => (
    <LaidChip
      key={`${kind} ${value}`}
      minor={bets.on(kind, value)}
      chips={bets.chips}
      className="felt-chip felt-chip--line"
      style={{ insetInlineStart: `${(x / COLUMNS) * 100}%`, insetBlockStart: `${(y / ROWS) * 100}%` }}
    />
  ));
}

function Face({ bet, bets }: { bet: FeltBet; bets: Bets }) {
  const t = useText();
  const minor = bets.on(bet.kind, bet.value);
  return (
    <>
      {faceOf(bet, t)}
      {minor > 0n && <LaidChip minor={minor} chips={bets.chips} className="felt-chip" />}
    </>
  );
}

function cellTone({ kind, value }: FeltBet): string | undefined {
  if (kind === 'straight') return toneOf(Number(value));
  return kind === 'red' || kind === 'black' ? kind : undefined;
}
