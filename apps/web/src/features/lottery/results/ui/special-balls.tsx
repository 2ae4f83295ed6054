import { Ball, cx } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { bonusOf, headlineOf, type Result, specialOf } from '../model/result.ts';

interface SpecialBallsProps {
  result: Result;
  size: 'tiny' | 'small';
  /** Name of the special prize. */
  label: string;
  isFresh?: boolean;
  tight?: boolean;
}

/** More numbers than these, as in keno, are a block of numbers instead of balls. */
const MOST_BALLS = 10;

/**
 * Digits of the special prize; the last two, which most bets are about, are green. A draw with one level shows each
 * number as a ball, the bonus number in green. `isFresh` plays the drop animation once.
 */
export function SpecialBalls({ result, size, label, isFresh, tight }: SpecialBallsProps) {
  const numbers = headlineOf(result);
  const t = useText();
  const bonus = bonusOf(result);
  const isSpecial = numbers.length === 1;
  if (numbers.length > MOST_BALLS)
    return (
      <span className="ball-block numeric" role="img" aria-label={numbers.join(' ')}>
        {numbers.toSorted().map((number) => (
          <span key={number}>{number}</span>
        ))}
      </span>
    );
  const balls = isSpecial ? specialOf(result).split('') : numbers;
  return (
    <span
      className={cx('balls', tight && 'tight')}
      data-fresh={isFresh || undefined}
      role="img"
      aria-label={[
        isSpecial ? `${label} ${numbers.join('')}` : numbers.join(' '),
        ...(bonus === undefined ? [] : [`${t('lottery.bonusNumber')} ${bonus}`]),
      ].join(', ')}
    >
      {balls.map((ball, index) => (
        <Ball key={index} number={ball} size={size} tone={isSpecial && index >= balls.length - 2 ? 'green' : 'white'} />
      ))}
      {bonus !== undefined && <Ball number={bonus} size={size} tone="green" />}
    </span>
  );
}
