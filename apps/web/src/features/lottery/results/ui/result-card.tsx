import { LotoBoard, PrizeTable, Segmented, type PrizeView } from '@fairlot/ui';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { hasOneLevel, prizeLevels, type Result } from '../model/result.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';

interface ResultTableProps {
  result: Result;
  caption: string;
  /** Family of a draw with one level; its numbers are balls without it. */
  family?: string | undefined;
  head?: ReactNode;
  /** Name of the table where a page has several. */
  name?: string;
}

/**
 * Prize table of a draw with its three views, or the balls of a draw with one level, as in 6/45; `head` is rendered
 * above.
 */
export function ResultTable({ result, caption, family, head, name }: ResultTableProps) {
  const t = useText();
  const [view, setView] = useState<PrizeView>('full');
  const views = (['full', 'last2', 'last3'] as const).map((value) => ({ value, label: t(`lottery.view.${value}`) }));
  if (hasOneLevel(result))
    return (
      <>
        {head}
        <p className="padded mb-4">
          <DrawnNumbers family={family} result={result} size="small" label={t('lottery.special')} />
        </p>
      </>
    );
  return (
    <>
      {head}
      <PrizeTable caption={caption} levels={prizeLevels(result, t)} view={view} />
      <div className="prize-table-foot">
        <Segmented
          label={[name, t('lottery.view')].filter(Boolean).join(': ')}
          options={views}
          value={view}
          onChange={setView}
        />
      </div>
    </>
  );
}

/** Two-digit endings of a result by their first digit; nothing for a draw without endings. */
export function HeadsCard({ result }: { result: Result }) {
  const t = useText();
  if (hasOneLevel(result)) return null;
  return (
    <section className="card card--flush mx mt-3">
      <div className="prize-table-head">
        <h2 className="h3">{t('lottery.heads')}</h2>
        <span className="caption faint">{t('lottery.headsHint')}</span>
      </div>
      <LotoBoard numbers={result.flat()} label={t('lottery.heads')} />
    </section>
  );
}
