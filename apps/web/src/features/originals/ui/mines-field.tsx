import { MINES_CELLS } from '@fairlot/game-maths';
import { memo, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { MinesField as Field } from '../model/mines-round.ts';
import { move, wantsNoMotion } from '../model/motion.ts';
import { useSteady } from '../../../shared/use-steady.ts';

const APPEAR_MS = 180;
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface MinesFieldProps {
  field: Field;
  /** Whether the round accepts a cell at all. */
  canOpen: boolean;
  /** A step is in progress: clicks are ignored. */
  isResting: boolean;
  /** Counts the responses of this visit: a round from before is not animated. */
  motion: number;
  onOpen: (cell: number) => void;
}

/** Only changed cells render again: rendering all 25 would not fit into a frame of a slow phone. */
export function MinesField({ field, canOpen, isResting, motion, onOpen }: MinesFieldProps) {
  const t = useText();
  const appearing = useAppearing(motion);
  const open = useSteady(onOpen);
  return (
    <div
      ref={appearing}
      className="mines-field"
      role="group"
      aria-label={t('originals.board')}
      aria-disabled={isResting || undefined}
    >
      {Array.from({ length: MINES_CELLS }, (_, cell) => {
        const kind = kindOf(field, cell);
        return (
          <Cell
            key={cell}
            cell={cell}
            kind={kind}
            isLast={cell === field.last}
            isHit={cell === field.hit}
            canOpen={canOpen && kind === 'closed'}
            onOpen={open}
          />
        );
      })}
    </div>
  );
}

const APPEAR = [{ opacity: 0, transform: 'scale(0.7)' }, {}];
const FADE = [{ opacity: 0 }, {}];

/**
 * Animates gems and mines as they appear. It uses `move`, so that the round waits for the animation to start. CSS
 * animations fire start and end events, whose handling takes longer than a frame on a slow phone.
 */
function useAppearing(motion: number) {
  const field = useRef<HTMLDivElement>(null);
  const known = useRef(new WeakSet<Element>());
  useLayoutEffect(() => {
    for (const drawn of field.current?.querySelectorAll('svg') ?? []) {
      if (known.current.has(drawn)) continue;
      known.current.add(drawn);
      if (motion > 0) move(drawn, wantsNoMotion() ? FADE : APPEAR, { duration: APPEAR_MS, easing: EASE_OUT });
    }
  });
  return field;
}

type Kind = 'safe' | 'mine' | 'closed';
const LABELS = { safe: 'mines.safe', mine: 'mines.mine', closed: 'mines.cell' } as const;

interface CellProps {
  cell: number;
  kind: Kind;
  isLast: boolean;
  isHit: boolean;
  canOpen: boolean;
  onOpen: (cell: number) => void;
}

const Cell = memo(function Cell({ cell, kind, isLast, isHit, canOpen, onOpen }: CellProps) {
  const t = useText();
  return (
    <button
      type="button"
      className="mines-cell"
      data-kind={kind}
      data-last={isLast || undefined}
      data-hit={isHit || undefined}
      aria-label={t(LABELS[kind], { cell: cell + 1 })}
      aria-disabled={!canOpen || undefined}
      onClick={() => {
        if (canOpen) onOpen(cell);
      }}
    >
      {kind === 'safe' && <Gem />}
      {kind === 'mine' && <Mine />}
    </button>
  );
});

function kindOf({ safe, laid }: Field, cell: number): Kind {
  if (safe.has(cell)) return 'safe';
  return laid.has(cell) ? 'mine' : 'closed';
}

function Gem() {
  return (
    <svg className="gem" viewBox="0 0 24 24" aria-hidden="true">
      <path className="gem__shade" d="M6 5h14l4 6-11 12L2 11Z" />
      <path className="gem__light" d="M6 4h12l4 6H2Z" />
      <path className="gem__left" d="M2 10h6l4 11Z" />
      <path className="gem__middle" d="M8 10h8l-4 11Z" />
      <path className="gem__right" d="M16 10h6L12 21Z" />
    </svg>
  );
}

function Mine() {
  return (
    <svg className="mine-ball" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v20M2 12h20M5 5l14 14M19 5L5 19" />
      <circle cx="12" cy="12" r="6.5" />
      <circle className="mine-ball__glint" cx="9.8" cy="9.8" r="1.6" />
    </svg>
  );
}
