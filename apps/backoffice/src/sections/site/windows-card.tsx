import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { TextField } from '../../form/fields.tsx';
import { common } from '../../shared/common-texts.ts';
import { formatTime, timeZone } from '../../shared/format.ts';
import { fromLocalField, toLocalField } from '../../shared/lists.ts';
import { texts as sharedTexts } from '../../shared/texts.ts';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';
import { ErrorLine } from '../../parts/states.tsx';

const texts = siteTexts.windows;
const HOUR_MS = 3_600_000;

/** Maintenance windows in which the site closes automatically. */
export function WindowsCard({ settings, canChange, save }: SiteCardProps) {
  const [soon] = useState(() => toLocalField(Date.now() + HOUR_MS));
  const form = useSiteForm({
    draft: { maintenanceWindows: settings.maintenanceWindows, from: soon, until: '' },
    check: (draft) => ({ '': (draft.from !== soon || draft.until !== '') && siteTexts.notAdded }),
    toChanges: ({ maintenanceWindows }) => ({ maintenanceWindows }),
  });
  const { maintenanceWindows: windows, from, until } = form.values;
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const begin = fromLocalField(from);
    const end = fromLocalField(until);
    const isWrong = begin === null || (end !== null && end <= begin);
    setError(isWrong ? texts.wrong : null);
    if (isWrong) return;
    form.set({ maintenanceWindows: [...windows, { from: begin, until: end }], from: soon, until: '' });
  };
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      {windows.length === 0 ? <p className="muted">{texts.empty}</p> : null}
      <ul>
        {windows.map((one) => (
          <li key={`${one.from} ${one.until}`} className="row">
            <span>
              {formatTime(one.from)} – {one.until === null ? common.noEnd : formatTime(one.until)}
            </span>
            {canChange ? (
              <Button onClick={() => form.set({ maintenanceWindows: windows.filter((other) => other !== one) })}>
                {common.drop}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {canChange ? (
        <div className="filters">
          <TextField
            at={form.at('from')}
            label={common.from}
            hint={sharedTexts.times(timeZone())}
            type="datetime-local"
          />
          <TextField at={form.at('until')} label={common.until} hint={common.noEnd} type="datetime-local" />
          <Button onClick={add}>{texts.add}</Button>
        </div>
      ) : null}
      <ErrorLine message={error} />
    </SaveCard>
  );
}
