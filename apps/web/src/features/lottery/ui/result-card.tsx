import { LotoBoard, PrizeTable, Segmented, type PrizeView } from '@fairlot/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { prizeLevels, type Result } from '../model/result.ts';

/** Prize table of a draw with its three views; `head` stands above it. */
export function ResultTable({ result, caption, head }: { result: Result; caption: string; head?: ReactNode }) {
  const t = useText();
  const [view, setView] = useState<PrizeView>('full');
  const views = (['full', 'last2', 'last3'] as const).map((value) => ({ value, label: t(`lottery.view.${value}`) }));
  return (
    <>
      {head}
      <PrizeTable caption={caption} levels={prizeLevels(result, t)} view={view} waitingLabel={t('lottery.waiting')} />
      <div className="pt-foot"><Segmented label={t('lottery.view')} options={views} value={view} onChange={setView} /></div>
    </>
  );
}

/** Two-digit endings of a result by their first digit. */
export function HeadsCard({ result }: { result: Result }) {
  const t = useText();
  return (
    <section className="card p0 mx mt3">
      <div className="pt-head"><h2 className="h3">{t('lottery.heads')}</h2><span className="cap mut3">{t('lottery.headsHint')}</span></div>
      <LotoBoard numbers={result.flat()} label={t('lottery.heads')} />
    </section>
  );
}
