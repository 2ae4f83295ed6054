import { ButtonLink, Mark } from '@fairlot/ui';
import { useText } from '../../shared/i18n/use-text.ts';
import { useMember } from '../../shared/session/use-session.ts';

/** Confirmation of a registration with the account, at its own address (Z-14). */
export default function RegisterSuccessPage() {
  const t = useText();
  const member = useMember();
  return (
    <section className="card mx mt-4 stack">
      <span className="overlay-icon">
        <Mark />
      </span>
      <p>{t('register.doneText')}</p>
      <p className="text-center">
        <strong className="h1 ltr">{member?.userName}</strong>
      </p>
      <p className="muted">{t('register.doneNext')}</p>
      <ButtonLink variant="fill" wide href="/m/home">
        {t('register.continue')}
      </ButtonLink>
    </section>
  );
}
