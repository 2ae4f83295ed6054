import { displayMinor } from '@fairlot/money';
import { IconButton } from '@fairlot/ui';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { playName } from '../../games/model/play-groups.ts';
import { hasChoice, pickSpaceOf } from '../model/numbers.ts';
import { isPairPlay, pairsAmong } from '../../games/model/pairs.ts';
import type { ParkedBet } from './parked.ts';
import { SlipLines } from '../ui/slip-lines.tsx';
import type { SlipView } from '../ui/slip-view.ts';

/** Numbers of other plays on the ticket: a list of each play with its price, which can be removed as a whole. */
export function ParkedBets({ view }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  return view.parked.map(({ play, numbers, price, stakeMinor }) => {
    const name = playName(play.code, t, play.name);
    return (
      <section key={play.code} className="mb-3" aria-label={name}>
        <div className="row between">
          <span className="label grow truncate">{name}</span>
          <span className="label numeric no-shrink">
            {displayMinor(totalOf(view, { play, price }), { locale: tag, decimals: 0 })}
          </span>
          <IconButton
            icon="trash"
            size="small"
            className="faint"
            label={t('lottery.remove', { number: name })}
            onClick={() => view.onDrop(play, numbers)}
          />
        </div>
        {hasChoice(pickSpaceOf(play)) && (
          <SlipLines
            label={`${t('lottery.chosen')}: ${name}`}
            play={play}
            chosen={numbers}
            price={price}
            stakeMinor={stakeMinor}
            onRemove={(number) => view.onDrop(play, [number])}
            of={`${name} `}
          />
        )}
      </section>
    );
  });
}

/** Price at all chosen stations, or for each pair of them. */
function totalOf({ chosenStations, pairs }: SlipView, { play, price }: Pick<ParkedBet, 'play' | 'price'>): bigint {
  const places = isPairPlay(play.code) ? pairsAmong(pairs, chosenStations).length : chosenStations.length;
  return price.totalMinor * BigInt(places);
}
