import { MenuRow } from '@fairlot/ui';
import { ban, pause } from '@fairlot/ui/icons';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { PlayBreak } from '../model/play-break.ts';
import { useRunningBreak } from '../model/use-play-break.ts';
import { PlayBreakSheet } from './play-break-sheet.tsx';

const ROWS = [
  { kind: 'timeout', icon: pause, tone: 'info' },
  { kind: 'exclusion', icon: ban, tone: 'hot' },
] as const;

/** Rows for short and long breaks from play; an active one shows its end. `children` are rows before them. */
export function BreakRows({ children }: { children?: ReactNode }) {
  const { t, ...locale } = useLocaleText();
  const running = useRunningBreak();
  const [open, setOpen] = useState<PlayBreak['kind'] | null>(null);
  return (
    <>
      <section className="card card--flush" aria-label={t('break.title')}>
        {children}
        {ROWS.map(({ kind, icon, tone }) => (
          <MenuRow
            key={kind}
            icon={icon}
            tone={tone}
            label={t(`break.${kind}`)}
            onClick={() => setOpen(kind)}
            meta={
              running?.kind === kind
                ? t(`break.running.${kind}`, { until: formatDateTime(running.until, locale) })
                : t(`break.${kind}Hint`)
            }
          />
        ))}
      </section>
      <p className="caption muted">{t('break.text')}</p>
      {ROWS.map(({ kind }) => (
        <PlayBreakSheet key={kind} only={kind} open={open === kind} onClose={() => setOpen(null)} />
      ))}
    </>
  );
}
