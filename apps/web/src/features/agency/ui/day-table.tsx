import type { ReactNode } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { shortDay } from '../model/short-day.ts';
import { ExportButton } from './export-button.tsx';
import { FiguresTable } from './figures-table.tsx';

interface DayTableProps<D> {
  days: readonly D[];
  startDate: string;
  columns: readonly { key: string; label: string; cell: (day: D) => ReactNode; isGain?: (day: D) => boolean | null }[];
}

/** A team's activity day by day, with a download button. */
export function DayTable<D extends { date: string }>({ days, startDate, columns }: DayTableProps<D>) {
  const { t, tag } = useLocaleText();
  return (
    <>
      <div className="section-head">
        <h2 className="h2">{t('agency.byDay')}</h2>
        <ExportButton report="pnl" startDate={startDate} />
      </div>
      <FiguresTable
        label={t('agency.byDay')}
        rows={days}
        keyOf={({ date }) => date}
        columns={[{ key: 'date', label: t('agency.day'), cell: ({ date }) => shortDay(date, tag) }, ...columns]}
      />
    </>
  );
}
