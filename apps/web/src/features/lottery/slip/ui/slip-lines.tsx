import { displayMinor } from '@fairlot/money';
import { IconButton } from '@fairlot/ui';
import { useState } from 'react';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { hasChoice, pickSpaceOf } from '../model/numbers.ts';
import { Picks } from './picks.tsx';
import { playName } from '../../games/model/play-groups.ts';
import { rowWindow } from '../../results/model/row-window.ts';
import type { Play } from '../../games/api/plays.ts';
import type { SlipPrice } from '../model/slip.ts';

const ROW_PX = 50;
/** Maximum height of the list, as in its style. */
const BOX_PX = 152;

interface SlipLinesProps {
  /** Accessible name of the list. */
  label: string;
  play: Play;
  chosen: readonly string[];
  price: SlipPrice;
  stakeMinor: bigint;
  onRemove: (number: string) => void;
  /** Added to the names of the remove buttons, where another list has equal numbers. */
  of?: string;
}

/** The chosen numbers of a play, each with its price and a remove button. Only visible rows are rendered. */
export function SlipLines({ label, play, chosen, price, stakeMinor, onRemove, of = '' }: SlipLinesProps) {
  const { t, tag } = useLocaleText();
  const [scrollPx, setScrollPx] = useState(0);
  const { from, to } = rowWindow(chosen.length, ROW_PX, scrollPx, BOX_PX);
  const isSingle = play.pickCount === 1;
  const stake = displayMinor(stakeMinor, { locale: tag, decimals: 0 });
  return (
    <>
      <div
        className="slip-lines few"
        role="list"
        aria-label={label}
        onScroll={(event) => setScrollPx(event.currentTarget.scrollTop)}
      >
        <Space rows={from} />
        {chosen.slice(from, to).map((number, index) => (
          <div key={number} role="listitem" aria-setsize={chosen.length} aria-posinset={from + index + 1}>
            {hasChoice(pickSpaceOf(play)) && <Picks play={play} numbers={[number]} />}
            <span className="label grow">{playName(play.code, t, play.name)}</span>
            {isSingle && (
              <span className="caption muted numeric">{t('lottery.unitsTimes', { units: play.units, stake })}</span>
            )}
            <IconButton
              icon="close"
              size="small"
              className="faint"
              label={t('lottery.remove', {
                number: hasChoice(pickSpaceOf(play)) ? `${of}${number}` : playName(play.code, t, play.name),
              })}
              onClick={() => onRemove(number)}
            />
          </div>
        ))}
        <Space rows={chosen.length - to} />
      </div>
      {!isSingle && (
        <p className="caption muted numeric mt-2">{t('lottery.linesTimes', { lines: price.lineCount, stake })}</p>
      )}
    </>
  );
}

/** Space of the rows that are not rendered; an image, because style attributes are forbidden. */
function Space({ rows }: { rows: number }) {
  return rows === 0 ? null : (
    <svg className="gap" width="1" height={rows * ROW_PX} aria-hidden="true" focusable="false" />
  );
}
