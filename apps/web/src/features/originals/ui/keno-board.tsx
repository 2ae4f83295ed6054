import { cx } from '@fairlot/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { move, wantsNoMotion } from '../model/motion.ts';

const BALL_MS = 120;
const POP_MS = 180;
/** How long the ten numbers take to appear. */
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
  return (
    <>
      <div ref={board} className="keno-board" role="group" aria-label={t('originals.board')}>
        {Array.from({ length: numbers }, (_, index) => index + 1).map((number) => {
          const isPicked = picks.includes(number);
          const isDrawn = drawn.includes(number);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={isPicked}
              aria-label={isDrawn ? `${number}, ${t(isPicked ? 'keno.hit' : 'keno.drawn')}` : undefined}
              onClick={() => onToggle(number)}
            >
              <b>{number}</b>
              {isDrawn && (
                <i data-number={number} className={cx('keno-drawn', isPicked && 'keno-drawn--hit')}>
                  {number}
                </i>
              )}
            </button>
          );
        })}
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

/** The numbers appear one after the other, in the order of the draw. */
function useDrawn(motion: number, drawn: readonly number[]) {
  const board = useRef<HTMLDivElement>(null);
  const shown = useRef(motion);
  const text = drawn.join();
  useEffect(() => {
    if (shown.current === motion || text === '') return;
    shown.current = motion;
    const isStill = wantsNoMotion();
    text.split(',').forEach((number, index) => {
      const ball = board.current?.querySelector(`[data-number="${number}"]`);
      if (!ball) return;
      move(
        ball,
        [
          { opacity: 0, transform: isStill ? 'none' : 'scale(0.6)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: POP_MS, delay: isStill ? 10 * BALL_MS : index * BALL_MS, fill: 'backwards' },
      );
    });
  }, [motion, text]);
  return board;
}
