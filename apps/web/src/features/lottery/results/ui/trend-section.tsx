import { Chips } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Translate, useText } from '../../../../shared/i18n/use-text.ts';
import { type TrendDraw, trendQuery } from '../api/trend.ts';
import { roadsOf } from '../model/roads.ts';
import { chartOf } from '../model/trend-chart.ts';
import { isEnding, placesOf, type TrendPlaces } from '../model/trend-places.ts';
import { DrawsSection } from './draws-section.tsx';
import { RoadMap } from './road-map.tsx';
import { TrendGrid } from './trend-grid.tsx';

const SPANS = ['100', '300', '1000'] as const;

interface TrendSectionProps {
  gameCode: string;
  family: string | undefined;
}

/** Which value each place had, how long each value has been missing, and roads of big, odd and dragon. */
export function TrendSection({ gameCode, family }: TrendSectionProps) {
  const t = useText();
  const [span, setSpan] = useState<(typeof SPANS)[number]>('100');
  const query = useQuery(trendQuery(gameCode, Number(span)));
  const { data } = query;
  const places = placesOf(family);
  if (places === null || data?.list.length === 0) return null;
  return (
    <DrawsSection title={t('lottery.chart.title')} spans={SPANS} span={span} onSpan={setSpan} query={query}>
      {data !== undefined && (
        <>
          <Places places={places} draws={data.list} />
          <Roads family={family} draws={data.list} />
        </>
      )}
    </DrawsSection>
  );
}

function Places({ places, draws }: { places: TrendPlaces; draws: readonly TrendDraw[] }) {
  const t = useText();
  const [place, setPlace] = useState('0');
  const chart = useMemo(
    () =>
      chartOf(
        draws.map(({ numbers }) => places.read(numbers)[Number(place)] ?? ''),
        places.values,
      ),
    [draws, places, place],
  );
  const options = Array.from({ length: places.count }, (_, index) => ({
    value: String(index),
    label: nameOf(places, index, t),
  }));
  return (
    <>
      <Chips className="mb-3" label={t('lottery.chart.place')} options={options} value={place} onChange={setPlace} />
      <TrendGrid chart={chart} draws={draws} values={places.values} name={options[Number(place)]?.label ?? ''} />
    </>
  );
}

function Roads({ family, draws }: { family: string | undefined; draws: readonly TrendDraw[] }) {
  const roads = useMemo(
    () =>
      roadsOf(
        family,
        draws.map(({ numbers }) => numbers),
      ),
    [family, draws],
  );
  return roads.map((road) => <RoadMap key={road.kind} road={road} />);
}

function nameOf(places: TrendPlaces, index: number, t: Translate): string {
  if (isEnding(places)) return t(index === 0 ? 'lottery.play.dau' : 'lottery.play.duoi');
  return t('lottery.play.place', { n: index + 1 });
}
