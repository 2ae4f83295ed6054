import { useState } from 'react';
import { Field } from '../../parts/field.tsx';
import { formatTime, timeZone } from '../../shared/format.ts';
import { fromLocalField, toLocalField } from '../../shared/lists.ts';
import { texts as common } from '../../shared/texts.ts';
import { SaveCard } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';
import { ErrorLine } from '../../parts/states.tsx';

const texts = siteTexts.windows;
const HOUR_MS = 3_600_000;

/** Times in which the site closes by itself. */
export function WindowsCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [windows, setWindows] = useState(settings.maintenanceWindows);
  const [from, setFrom] = useState(() => toLocalField(Date.now() + HOUR_MS));
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const begin = fromLocalField(from);
    const end = fromLocalField(until);
    const isWrong = begin === null || (end !== null && end <= begin);
    setError(isWrong ? texts.wrong : null);
    if (!isWrong) setWindows([...windows, { from: begin, until: end }]);
  };
  return (
    <SaveCard
      heading={texts.heading}
      canChange={canChange}
      collect={() => ({ maintenanceWindows: windows })}
      onSaved={onSaved}
    >
      {windows.length === 0 ? <p className="muted">{texts.empty}</p> : null}
      <ul>
        {windows.map((one) => (
          <li key={`${one.from} ${one.until}`} className="row">
            <span>
              {formatTime(one.from)} – {one.until === null ? texts.open : formatTime(one.until)}
            </span>
            {canChange ? (
              <button
                type="button"
                className="button"
                onClick={() => setWindows(windows.filter((other) => other !== one))}
              >
                {texts.remove}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {canChange ? (
        <div className="filters">
          <Field
            label={texts.from}
            hint={common.times(timeZone())}
            type="datetime-local"
            value={from}
            onChange={setFrom}
          />
          <Field label={texts.until} hint={texts.open} type="datetime-local" value={until} onChange={setUntil} />
          <button type="button" className="button" onClick={add}>
            {texts.add}
          </button>
        </div>
      ) : null}
      <ErrorLine message={error} />
    </SaveCard>
  );
}
