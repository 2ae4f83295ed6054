import { Button, Mark } from '@fairlot/ui';
import { useFreePlay } from '../../features/identity/login/model/use-free-play.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';

/** Free play: one button creates a trial member with play money. */
export default function TrialPage() {
  const t = useText();
  const go = useGo();
  const { start, isStarting } = useFreePlay(() => go('/m/home'));
  return (
    <div className="padded mt-4 stack">
      <section className="card stack">
        <span className="overlay-icon">
          <Mark />
        </span>
        <h2 className="h1">{t('trial.title')}</h2>
        <p className="muted">{t('trial.text')}</p>
        <Button variant="fill" size="large" wide icon="play" busy={isStarting} onClick={start}>
          {t('auth.freePlay')}
        </Button>
      </section>
    </div>
  );
}
