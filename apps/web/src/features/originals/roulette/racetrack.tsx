import { Segmented } from '@fairlot/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { betText } from '../model/words.ts';
import { LaidChip } from '../ui/table-chips.tsx';
import type { FeltProps } from './felt-bets.ts';
import { neighboursOf, POCKETS, type Sector, SECTORS, TRACK_CELLS } from './track-model.ts';
import { toneOf } from './tone-of.ts';

const SIDES = [0, 1, 2, 3] as const;
const WAYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The numbers in the order of the wheel: a tap covers a number with its neighbours, or one of three parts. */
export function Racetrack({ bets, number, isLocked }: FeltProps) {
  const { t, tag } = useLocaleText();
  const [sides, setSides] = useState(2);
  const [focused, setFocused] = useState(0);
  const ring = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, index: number) => {
    const way = WAYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next = (index + way + POCKETS.length) % POCKETS.length;
    setFocused(next);
    ring.current?.querySelectorAll<HTMLElement>('.track-cell')[next]?.focus();
  };
  const nameOf = (each: number) =>
    sides === 0
      ? `${t('roulette.straight')} ${each}`
      : `${t('roulette.neighbours')} ${neighboursOf(each, sides).join(', ')}`;
  return (
    <div ref={ring} className="track" role="group" aria-label={t('roulette.track')}>
      {TRACK_CELLS.map(({ number: each, column, row, span }, index) => {
        const minor = bets.on('straight', String(each));
        return (
          <button
            key={each}
            type="button"
            className="track-cell numeric"
            style={{ gridColumn: `${column} / span ${span}`, gridRow: row }}
            data-tone={toneOf(each)}
            data-on={each === number || undefined}
            tabIndex={index === focused ? 0 : -1}
            aria-label={betText(nameOf(each), minor, t, tag)}
            aria-disabled={isLocked || undefined}
            onKeyDown={(event) => move(event, index)}
            onFocus={() => setFocused(index)}
            onClick={() => {
              if (!isLocked)
                bets.placeAll(neighboursOf(each, sides).map((value) => ({ kind: 'straight', value: String(value) })));
            }}
          >
            {each}
            {minor > 0n && <LaidChip minor={minor} chips={bets.chips} className="felt-chip" />}
          </button>
        );
      })}
      <TrackMiddle
        sides={sides}
        onSector={(sector) => !isLocked && bets.placeAll(SECTORS[sector])}
        onSides={setSides}
        isLocked={isLocked}
      />
    </div>
  );
}

interface TrackMiddleProps {
  sides: number;
  isLocked: boolean;
  onSector: (sector: Sector) => void;
  onSides: (sides: number) => void;
}

/** The three parts of the wheel, and how many neighbours a tap covers. */
function TrackMiddle({ sides, isLocked, onSector, onSides }: TrackMiddleProps) {
  const t = useText();
  return (
    <div className="track-middle">
      {(Object.keys(SECTORS) as Sector[]).map((sector) => (
        <button
          key={sector}
          type="button"
          className="felt-cell"
          aria-disabled={isLocked || undefined}
          onClick={() => onSector(sector)}
        >
          {t(`roulette.${sector}`)}
        </button>
      ))}
      <div>
        <p className="caption mb-1" aria-hidden="true">
          {t('roulette.neighbours')}
        </p>
        <Segmented
          label={t('roulette.neighbours')}
          options={SIDES.map((value) => ({ value: String(value), label: value === 0 ? '0' : `±${value}` }))}
          value={String(sides)}
          onChange={(value) => onSides(Number(value))}
        />
      </div>
    </div>
  );
}
