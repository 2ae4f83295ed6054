import { Balls } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import { Runners } from '../../results/ui/runners.tsx';
import { pickLabel } from '../model/lines.ts';
import { pickText } from '../model/odds-keys.ts';

/** Chosen picks: balls or runners with their numbers, or the sides of a bet with two sides. */
export function Picks({ play, numbers }: { play: Play; numbers: readonly string[] }) {
  const t = useText();
  if (play.code.startsWith('pkplace')) return <Runners numbers={numbers} />;
  const texts = numbers.map((number) => pickText(play, number, t));
  return texts.every((text, index) => text === numbers[index]) ? (
    <Balls numbers={numbers.map(pickLabel)} tone="green" size="small" />
  ) : (
    <span className="label">{texts.join(' · ')}</span>
  );
}
