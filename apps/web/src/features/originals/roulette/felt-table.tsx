import { rouletteNumbers } from '@fairlot/game-maths';
import { displayMinor } from '@fairlot/money';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Bets } from '../model/use-bets.ts';
import { chipText } from '../model/words.ts';
import { faceOf, FELT, type FeltBet, feltBeside, nameOf } from './felt-bets.ts';
import { toneOf } from './tone-of.ts';

interface FeltTableProps {
  bets: Bets;
  /** The winning number; null until it is announced. */
  number: number | null;
  isLocked: boolean;
}

/** Numbers and even chances of the table. One tab stop; the arrow keys move from cell to cell. */
export function FeltTable({ bets, number, isLocked }: FeltTableProps) {
  const t = useText();
  const { tag } = useLocale();
  const [focused, setFocused] = useState(0);
  const table = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const next = feltBeside(index, event.key);
    if (next === index) return;
    event.preventDefault();
    setFocused(next);
    table.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const labelOf = (bet: FeltBet) => {
    const minor = bets.on(bet.kind, bet.value);
    const name = nameOf(bet, t);
    return minor === 0n ? name : t('table.onIt', { bet: name, amount: displayMinor(minor, { locale: tag }) });
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
          aria-label={labelOf(bet)}
          aria-disabled={isLocked || undefined}
          onKeyDown={(event) => move(event, index)}
          onFocus={() => setFocused(index)}
          onClick={() => {
            if (!isLocked) bets.place(bet.kind, bet.value);
          }}
        >
          <Face bet={bet} bets={bets} />
        </button>
      ))}
    </div>
  );
}

/** The same table, smaller and without controls, beside the turning wheel. */
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
    </div>
  );
}

function Face({ bet, bets }: { bet: FeltBet; bets: Bets }) {
  const t = useText();
  const { tag } = useLocale();
  const minor = bets.on(bet.kind, bet.value);
  return (
    <>
      {faceOf(bet, t)}
      {minor > 0n && <i className="felt-chip">{chipText(minor, tag)}</i>}
    </>
  );
}

function cellTone({ kind, value }: FeltBet): string | undefined {
  if (kind === 'straight') return toneOf(Number(value));
  return kind === 'red' || kind === 'black' ? kind : undefined;
}
