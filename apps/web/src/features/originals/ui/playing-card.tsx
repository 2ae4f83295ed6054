import { Mark } from '@fairlot/ui';
import { memo, useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { move, wantsNoMotion } from '../model/motion.ts';

const SUITS: Readonly<Record<string, { path: string; sign: string; isRed: boolean }>> = {
  c: {
    path: 'M12 2a5 5 0 0 1 4 8 5 5 0 1 1-2.6 8l1.6 4H9l1.6-4A5 5 0 1 1 8 10a5 5 0 0 1 4-8Z',
    sign: '♣',
    isRed: false,
  },
  d: { path: 'M12 1.5l8 10.5-8 10.5L4 12Z', sign: '♦', isRed: true },
  h: { path: 'M12 21.5C5 15.5 2 12 2 8a5 5 0 0 1 10-1.2A5 5 0 0 1 22 8c0 4-3 7.5-10 13.5Z', sign: '♥', isRed: true },
  s: {
    path: 'M12 2c5 5 9 8 9 12a5 5 0 0 1-7.6 4.2L15 22H9l1.6-3.8A5 5 0 0 1 3 14c0-4 4-7 9-12Z',
    sign: '♠',
    isRed: false,
  },
};
const DEAL_MS = 180;

interface PlayingCardProps {
  /** "Th" for the ten of hearts; null is face down. */
  card: string | null;
  size?: 'small' | 'middle' | 'large';
  /** Position in the order of dealing; it determines the delay of a new card. */
  order?: number;
  /** A changed value deals the card again, even the same card. */
  deal?: number;
  isMarked?: boolean;
}

/** "Td" as "10♦". */
export function cardName(card: string): string {
  return `${card.slice(0, -1).replace('T', '10')}${SUITS[card.slice(-1)]?.sign ?? ''}`;
}

/** A card of our own deck, with the extruded look of the art. */
export const PlayingCard = memo(function PlayingCard({
  card,
  size,
  order = 0,
  deal = 0,
  isMarked = false,
}: PlayingCardProps) {
  const t = useText();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current === null || wantsNoMotion()) return;
    move(
      ref.current,
      [
        { opacity: 0, transform: 'translate(24px, -32px)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: DEAL_MS, delay: order * (DEAL_MS / 2), fill: 'backwards', easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    // A card with another face is a new element; a card that stays is not animated again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [card, deal]);
  const suit = card === null ? undefined : SUITS[card.slice(-1)];
  if (card === null || suit === undefined) {
    return (
      <span ref={ref} className="card-face card-face--back" data-size={size} role="img" aria-label={t('cards.hidden')}>
        <Mark />
      </span>
    );
  }
  const rank = card.slice(0, -1).replace('T', '10');
  return (
    <span
      ref={ref}
      className="card-face"
      data-size={size}
      data-red={suit.isRed || undefined}
      data-marked={isMarked || undefined}
      role="img"
      aria-label={cardName(card)}
    >
      <span className="card-face__rank">{rank}</span>
      <svg className="card-face__suit" viewBox="0 0 24 24" aria-hidden="true">
        <path d={suit.path} />
      </svg>
      <svg className="card-face__pip" viewBox="0 0 24 24" aria-hidden="true">
        <path d={suit.path} />
      </svg>
    </span>
  );
});
