import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import type { Draw } from '../../results/api/draw.ts';
import { CheckList } from './check-list.tsx';
import { DownloadButton } from './download-button.tsx';
import { evidenceOf, phaseOf, summaryOf } from '../model/evidence.ts';
import { useDrawChecks } from '../model/run-checks.ts';

const NOTE = { passed: 'note', waiting: 'note', failed: 'note error' } as const;

/** The checks of a draw, run in this browser, and a file for repeating them elsewhere. */
export function DrawChecks({ draw }: { draw: Draw }) {
  const t = useText();
  const evidence = evidenceOf(draw);
  const { data, error, isError, refetch } = useDrawChecks(evidence);
  return (
    <section className="card card--flush mx mt-3" aria-label={t('proof.checks')}>
      <div className="prize-table-head">
        <h2 className="h3">{t('proof.checks')}</h2>
      </div>
      {data !== undefined && <CheckList checks={data} label={t('proof.checks')} />}
      {data === undefined &&
        (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={2} />)}
      <div className="padded mt-3 mb-4">
        {data !== undefined && (
          <p className={NOTE[summaryOf(data)]} role="status">
            {t(`proof.summary.${summaryOf(data)}`)}
          </p>
        )}
        {phaseOf(draw) === 'drawn' && (
          <div className="mt-3">
            <DownloadButton evidence={evidence}>{t('proof.download')}</DownloadButton>
          </div>
        )}
        {phaseOf(draw) === 'drawn' && <p className="caption faint mt-2">{t('proof.downloadHint')}</p>}
      </div>
    </section>
  );
}
