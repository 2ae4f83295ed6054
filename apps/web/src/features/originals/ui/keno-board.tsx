import { cx } from '@fairlot/ui';
import { memo, useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { move, wantsNoMotion } from '../model/motion.ts';
import { useSteady } from '../../../shared/use-steady.ts';

const BALL_MS = 120;
const POP_MS = 180;
/** Time in which the ten numbers appear. */
export const KENO_MS = 10 * BALL_MS + POP_MS;

interface KenoBoardProps {
  numbers: number;
  picks: readonly number[];
  drawn: readonly number[];
  motion: number;
  onToggle: (number: number) => void;
}

export function KenoBoard({ numbers, picks, drawn, motion, onToggle }: KenoBoardProps) {
  const t = useText();
  const board = useDrawn(motion, drawn);
  const toggle = useSteady(onToggle);
  return (
    <>
      <div ref={board} className="keno-board" role="group" aria-label={t('originals.board')}>
        {Array.from({ length: numbers }, (_, index) => (
          <Cell
            key={index}
            number={index + 1}
            isPicked={picks.includes(index + 1)}
            isDrawn={drawn.includes(index + 1)}
            onToggle={toggle}
          />
        ))}
      </div>
      <div className="keno-legend caption" aria-hidden="true">
        <span>
          <i className="keno-key keno-key--pick" /> {t('keno.yours')}
        </span>
        <span>
          <i className="keno-key keno-drawn" /> {t('keno.drawn')}
        </span>
        <span>
          <i className="keno-key keno-drawn keno-drawn--hit" /> {t('keno.hit')}
        </span>
      </div>
    </>
  );
}

interface CellProps {
  number: number;
  isPicked: boolean;
  isDrawn: boolean;
  onToggle: (number: number) => void;
}

/** The drawn number is rendered from the start but hidden: a draw shows ten of them without a new layout. */
const Cell = memo(function Cell({ number, isPicked, isDrawn, onToggle }: CellProps) {
  const t = useText();
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={isDrawn ? `${number}, ${t(isPicked ? 'keno.hit' : 'keno.drawn')}` : undefined}
      onClick={() => onToggle(number)}
    >
      <b>{number}</b>
      <i aria-hidden="true" data-on={isDrawn || undefined} className={cx('keno-drawn', isPicked && 'keno-drawn--hit')}>
        {number}
      </i>
    </button>
  );
});

/**
 * The numbers appear one by one, in the order of the draw. Each animation lasts until the last number is shown: if one
 * ended earlier, the browser would remove its layer, which is work between the frames of the others.
 */
function useDrawn(motion: number, drawn: readonly number[]) {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef(motion);
  const text = drawn.join();
  useEffect(() => {
    if (shown.current === motion || text === '') return;
    shown.current = motion;
    const isStill = wantsNoMotion();
    const balls = board.current?.querySelectorAll('.keno-drawn');
    text.split(',').forEach((number, index) => {
      const ball = balls?.[Number(number) - 1];
      if (!ball) return;
      const fromMs = isStill ? 10 * BALL_MS : index * BALL_MS;
      const hidden = { opacity: 0, transform: isStill ? 'none' : 'scale(0.6)' };
      const shownAt = { opacity: 1, transform: 'none' };
      move(
        ball,
        [
          hidden,
          { ...hidden, offset: fromMs / KENO_MS },
          { ...shownAt, offset: Math.min(1, (fromMs + POP_MS) / KENO_MS) },
          shownAt,
        ],
        { duration: KENO_MS },
      );
    });
  }, [motion, text]);
  return board;
}
