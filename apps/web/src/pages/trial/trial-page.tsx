import { displayMinor, wholeUnit } from '@fairlot/money';
import { Button, Mark } from '@fairlot/ui';
import { useFreePlay } from '../../features/identity/login/model/use-free-play.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';

/** Whole units of play money that a trial member gets. */
const TRIAL_UNITS = 1_000_000n;

/** Free play: one button creates a trial member with play money. */
export default function TrialPage() {
  const { t, tag } = useLocaleText();
  const go = useGo();
  const { start, isStarting } = useFreePlay(() => go('/m/home'));
  return (
    <div className="padded mt-4 stack">
      <section className="card stack">
        <span className="overlay-icon">
          <Mark />
        </span>
        <h2 className="h1">{t('trial.title')}</h2>
        <p className="muted">{t('trial.text', { amount: displayMinor(TRIAL_UNITS * wholeUnit(), { locale: tag }) })}</p>
        <Button variant="fill" size="large" wide icon="play" busy={isStarting} onClick={start}>
          {t('auth.freePlay')}
        </Button>
      </section>
    </div>
  );
}
