import { useId } from 'react';
import { formatPercent } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { GamePlays, Play } from '../../games/api/plays.ts';
import { rebateText } from '../model/rebate-text.ts';

export interface RebateSliderProps {
  /** Plays at the rebate whose odds are shown, and the play on the page. */
  plays: GamePlays;
  play: Play;
  /** The chosen rebate and the highest, tenths of a percent. */
  rebate: number;
  most: number;
  onRebate: (rebate: number) => void;
}

/** Slider between higher prizes and a higher rebate. Both figures belong to the odds on the page. */
export default function RebateSlider({ plays, play, rebate, most, onRebate }: RebateSliderProps) {
  const { t, tag } = useLocaleText();
  const hintId = useId();
  const shown = plays.rebate ?? 0;
  const prizes = t('lottery.rebatePrizes', { value: formatPercent(play.returnPercent, tag) });
  const paid = (tenths: number) => rebateText(tenths, t, tag);
  return (
    <section className="card mx mt-3">
      <div className="row numeric">
        <span className="grow label">{prizes}</span>
        <span className="label">{paid(shown)}</span>
      </div>
      <input
        className="rebate-range"
        type="range"
        min={0}
        max={most}
        step={1}
        value={rebate}
        aria-label={t('lottery.rebate')}
        aria-valuetext={rebate === shown ? `${paid(rebate)} · ${prizes}` : paid(rebate)}
        aria-describedby={hintId}
        onChange={({ target }) => onRebate(Number(target.value))}
      />
      <p className="caption muted" id={hintId}>
        {t('lottery.rebateHint')}
      </p>
    </section>
  );
}
