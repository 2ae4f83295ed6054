import { Button, Icon } from '@fairlot/ui';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import type { Halt } from '../model/use-halt.ts';

/** Overlay on a game that may not continue; the bar above it stays. The reality check has its own dialog. */
export function Halted({ halt, isOver, onLeave }: { halt: Halt | null; isOver: boolean; onLeave: () => void }) {
  const { t, ...locale } = useLocaleText();
  if (halt?.why === 'check' || (halt === null && !isOver)) return null;
  const until = halt === null || halt.why === 'off' ? null : halt.until;
  return (
    <div className="game-halted" role="alertdialog" aria-label={t(titleOf(halt))}>
      <div className="card stack">
        <span className="row">
          <Icon name="info" className="brand" />
          <h2 className="h3">{t(titleOf(halt))}</h2>
        </span>
        <p className="muted">
          {halt?.why === 'maintenance' && halt.reason !== '' ? halt.reason : t('play.stoppedText')}
        </p>
        {until !== null && <p className="caption muted">{t('play.until', { time: formatDateTime(until, locale) })}</p>}
        <Button variant="fill" wide onClick={onLeave} data-autofocus>
          {t('play.leave')}
        </Button>
      </div>
    </div>
  );
}

const TITLES = { maintenance: 'play.maintenance', timeout: 'play.paused', off: 'play.none', check: 'play.paused' };

function titleOf(halt: Halt | null): string {
  return halt === null ? 'play.over' : TITLES[halt.why];
}
