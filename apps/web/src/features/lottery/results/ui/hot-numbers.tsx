import { Segmented, Skeleton, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedRow } from '../../../../shared/query/failed-row.tsx';
import { statisticsQuery } from '../api/statistics.ts';
import { drawsAway, sortEndings } from '../model/endings.ts';
import { winNumbersPath } from '../../games/model/paths.ts';
import { BarChart } from './bar-chart.tsx';

const DRAWS = 30;
const BARS = 7;
/** Games such as 6/45 have numbers instead of two-digit endings, and never draw this one. */
const NOT_OF_45 = '00';

/** The endings drawn most often recently, or absent for longest. Nothing before the first result. */
export function HotNumbers({ gameCode }: { gameCode: string }) {
  const t = useText();
  const [side, setSide] = useState<'hot' | 'cold'>('hot');
  const { data, isError } = useQuery(statisticsQuery(gameCode, DRAWS));
  if (data === undefined)
    return isError ? (
      <div className="mb-3">
        <FailedRow />
      </div>
    ) : (
      <div className="padded mb-3">
        <Skeleton shape="card" late />
      </div>
    );
  if (data.draws === 0) return null;
  const bars = sortEndings(data.numbers, side === 'hot' ? 'count' : 'away', data.draws)
    .slice(0, BARS)
    .map((ending) => {
      const value = side === 'hot' ? ending.count : drawsAway(ending, data.draws);
      return {
        name: ending.number,
        value,
        text: t(side === 'hot' ? 'lottery.stat.times' : 'lottery.stat.away', { number: ending.number, count: value }),
      };
    });
  const title = t(`lottery.stat.${side}Title`, { count: data.draws });
  return (
    <section className="card mx mb-3" aria-label={title}>
      <div className="row between">
        <h2 className="h3">{title}</h2>
        {data.numbers.some(({ number }) => number === NOT_OF_45) && (
          <span className="caption faint no-shrink">{t('lottery.heads')}</span>
        )}
      </div>
      <BarChart bars={bars} label={title} />
      <Segmented
        className="mt-3"
        label={t('lottery.stat.side')}
        options={(['hot', 'cold'] as const).map((value) => ({ value, label: t(`lottery.stat.${value}`) }))}
        value={side}
        onChange={setSide}
      />
      <p className="caption muted mt-3">{t('lottery.stat.notice')}</p>
      <UiLink className="link tap-line" href={winNumbersPath(gameCode)}>
        {t('lottery.stat.all')}
      </UiLink>
    </section>
  );
}
