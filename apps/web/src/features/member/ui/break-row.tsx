import { MenuRow } from '@fairlot/ui';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useRunningBreak } from '../model/use-play-break.ts';

/** The row of the play break; shows the end of an active one. */
export function BreakRow({ onOpen }: { onOpen: () => void }) {
  const { t, ...locale } = useLocaleText();
  const running = useRunningBreak();
  const meta =
    running === null
      ? t('break.hint')
      : t(`break.running.${running.kind}`, { until: formatDateTime(running.until, locale) });
  return <MenuRow icon="clock" tone="brand" label={t('break.title')} meta={meta} onClick={onOpen} />;
}
