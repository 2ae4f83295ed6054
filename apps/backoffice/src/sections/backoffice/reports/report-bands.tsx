import { common } from '../../../shared/common-texts.ts';
import { formatDay } from '../../../shared/format.ts';
import type { ReportAnswer } from './api.ts';
import { type Band, bandsOf } from './bands.ts';
import { reportTexts as words } from './texts.ts';

const STATE_CLASSES = { usual: 'state state--good', rare: 'state state--wait', check: 'state state--bad' } as const;

/** Each row's return against its exact one, in standard deviations: the grey band holds nineteen of twenty periods. */
export function ReportBands({ answer: { rows } }: { answer: ReportAnswer }) {
  return (
    <ul className="report-bands" aria-label={words.bands}>
      {bandsOf(rows).map((band) => (
        <li key={`${band.at} ${band.label}`}>
          <span>
            <b>{band.label === '' ? common.total : band.label}</b>
            {band.at === null ? null : <small className="muted">{formatDay(band.at)}</small>}
          </span>
          <Scale band={band} />
          <small>{words.returns(band.actual, band.exact)}</small>
          <span className={STATE_CLASSES[band.state]}>{words.bandStates[band.state]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Four deviations on each side; the text beside it has the same figures. */
function Scale({ band: { deviations } }: { band: Band }) {
  const place = 50 + Math.max(-4, Math.min(4, deviations)) * 12.5;
  return (
    <span className="report-scale" aria-hidden="true">
      <i style={{ insetInlineStart: `${place}%` }} />
    </span>
  );
}
