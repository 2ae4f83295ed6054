import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../form/fields.tsx';
import type { FieldAt } from '../../../form/use-contract-form.ts';
import { lotteryApi } from '../api.ts';
import { gameTexts as words } from './texts.ts';

interface StationFieldProps {
  at: FieldAt<string>;
  family: string;
  taken: ReadonlySet<string>;
  onChosen: (station: string, drawDays: readonly number[]) => void;
}

/** Stations of a family that the feeds report and that have no lottery yet; choosing one sets code and days. */
export function StationField({ at, family, taken, onChosen }: StationFieldProps) {
  const { data = [] } = useQuery({
    queryKey: ['lottery', 'stations'],
    queryFn: ({ signal }) => lotteryApi.stations(signal),
  });
  const free = data.filter((one) => one.family === family && !taken.has(one.station));
  if (free.length === 0) return null;
  return (
    <SelectField
      at={at}
      label={words.station}
      hint={words.stationHint}
      options={[
        { value: '', label: words.stationOther },
        ...free.map(({ station }) => ({ value: station, label: station })),
      ]}
      onChosen={(chosen) => onChosen(chosen, free.find(({ station }) => station === chosen)?.drawDays ?? [])}
    />
  );
}
