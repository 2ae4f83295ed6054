import { Empty, Segmented } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { statisticsQuery, type Statistics } from '../api/statistics.ts';
import { drawsAway, type Ending, type EndingOrder, sortEndings } from '../model/endings.ts';
import { DrawsSection } from './draws-section.tsx';
import { HeatGrid } from './heat-grid.tsx';

const SPANS = ['10', '30', '100'] as const;
const ORDERS: readonly EndingOrder[] = ['number', 'count', 'away'];
/** With fewer draws most numbers have the same colour. */
const GRID_DRAWS = 30;

/**
 * All two-digit endings of the latest draws: how often each was drawn, and how many draws ago it last appeared. In the
 * order of the numbers, many draws are a grid of colours.
 */
export function EndingTable({ gameCode }: { gameCode: string }) {
  const t = useText();
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const query = useQuery(statisticsQuery(gameCode, Number(span)));
  const { data } = query;
  return (
    <DrawsSection title={t('lottery.stat.title')} spans={SPANS} span={span} onSpan={setSpan} query={query}>
      {data?.draws === 0 && <Empty title={t('lottery.noResults')} hint={t('lottery.noResultsHint')} />}
      {data !== undefined && data.draws > 0 && <Rows statistics={data} />}
    </DrawsSection>
  );
}

function Rows({ statistics }: { statistics: Statistics }) {
  const t = useText();
  const [order, setOrder] = useState<EndingOrder>(statistics.draws < GRID_DRAWS ? 'count' : 'number');
  const endings = sortEndings(statistics.numbers, order, statistics.draws);
  return (
    <>
      <div className="padded mb-3">
        <Segmented
          label={t('lottery.stat.order')}
          options={ORDERS.map((value) => ({ value, label: t(`lottery.stat.by.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      {order === 'number' && statistics.draws >= GRID_DRAWS ? (
        <HeatGrid endings={endings} label={t('lottery.stat.title')} />
      ) : (
        <Table endings={endings} draws={statistics.draws} />
      )}
    </>
  );
}

function Table({ endings, draws }: { endings: readonly Ending[]; draws: number }) {
  const t = useText();
  return (
    <div className="card card--flush mx">
      <table className="stats">
        <caption className="visually-hidden">{t('lottery.stat.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lottery.stat.number')}</th>
            <th scope="col">{t('lottery.stat.count')}</th>
            <th scope="col">{t('lottery.stat.specials')}</th>
            <th scope="col">{t('lottery.stat.since')}</th>
          </tr>
        </thead>
        <tbody>
          {endings.map((ending) => (
            <tr key={ending.number}>
              <th scope="row" className="numeric">
                {ending.number}
              </th>
              <td className="numeric">{ending.count}</td>
              <td className="numeric">{ending.specialCount}</td>
              <td className="numeric">
                {ending.drawsSince === null ? `> ${drawsAway(ending, draws) - 1}` : ending.drawsSince}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
