import { Button, ButtonLink, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { askReturn, protectionQuery, type ProtectionState } from '../../member/api/protection.ts';

/**
 * Request to return after a self-exclusion has ended, or while the exclusion register has an entry; otherwise nothing.
 */
export function ReturnCard() {
  const { t, ...locale } = useLocaleText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const hasToken = useHasToken();
  const { data } = useQuery(protectionQuery(hasToken));
  const { mutate, isPending } = useMutation({
    mutationFn: () => askReturn({}),
    onSuccess: (state) => client.setQueryData(protectionQuery(true).queryKey, state),
    onError: (error) => toast.error(errorText(error)),
  });
  if (data?.register) return <RegisterCard state={data} />;
  if (data?.needsIdentity) return <IdentityCard />;
  if (data === undefined || (data.returnFrom === null && !data.mayAskReturn)) return null;
  return (
    <section className="card stack" aria-label={t('break.exclusion')}>
      <p role="status">
        {data.returnFrom === null
          ? t('return.text')
          : t('return.waits', { time: formatDateTime(data.returnFrom, locale) })}
      </p>
      {data.mayAskReturn && (
        <Button variant="neutral" wide busy={isPending} onClick={() => mutate()}>
          {t('return.ask')}
        </Button>
      )}
    </section>
  );
}

/** An entry in the exclusion register blocks play until the register lifts it. */
function RegisterCard({ state: { register, registerUntil } }: { state: ProtectionState }) {
  const { t, ...locale } = useLocaleText();
  const excluded =
    registerUntil === null
      ? t('register.excluded')
      : t('register.until', { time: formatDateTime(registerUntil, locale) });
  return (
    <section className="card stack" aria-label={t('break.exclusion')}>
      <p role="status">{register === 'excluded' ? excluded : t('register.unknown')}</p>
    </section>
  );
}

/** The market requires identity verification before play. */
function IdentityCard() {
  const t = useText();
  return (
    <section className="card stack" aria-label={t('identity.needed')}>
      <p role="status">{t('identity.needed')}</p>
      <ButtonLink variant="neutral" href="/m/member/identity">
        {t('identity.go')}
      </ButtonLink>
    </section>
  );
}
