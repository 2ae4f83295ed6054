import { Button, Skeleton, useToast } from '@fairlot/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { errorKey, useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { useHashValue } from '../../../../shared/navigation/use-hash-value.ts';
import { requiresTotp } from '../model/login-answers.ts';
import { dropFlow, type Flow, readFlow } from '../model/social-flow.ts';
import { useLogin } from '../model/use-login.ts';
import { TotpInput } from '../../codes/ui/totp-input.tsx';

/** The ticket with which a player returned from a provider; shows an error if the log-in failed there. */
export function useSocialReturn(): { ticket: string | null; drop: () => void } {
  const t = useText();
  const toast = useToast();
  const { value: ticket, drop } = useHashValue('social');
  const { value: failure } = useHashValue('social-error');
  useEffect(() => {
    if (failure !== null) toast.error(t('auth.socialFailed'));
  }, [failure, t, toast]);
  return { ticket, drop };
}

interface LoginReturnProps {
  ticket: string;
  /** `next` is the page from which the player left for the provider. */
  onDone: (next: string) => void;
  onFailed: () => void;
}

/** Exchanges the ticket for a session; asks for the authenticator's code when the account has one. */
export function LoginReturn({ ticket, onDone, onFailed }: LoginReturnProps) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const flow = useRef<Flow | null>(null);
  const [totp, setTotp] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { send, isSending, needsTotp } = useLogin('login-social', () => {
    dropFlow();
    onDone(flow.current?.next ?? '');
  });
  const exchange = (code: string) => {
    flow.current ??= readFlow();
    if (flow.current === null) {
      toast.error(t('auth.socialFailed'));
      return onFailed();
    }
    const { verifier, remember, invitation } = flow.current;
    const body = {
      type: 'social',
      socialTicket: ticket,
      socialVerifier: verifier,
      ...(invitation !== null && { affiliateCode: invitation }),
      ...(code !== '' && { totp: code }),
    } as const;
    send(
      { body, remember },
      {
        onError: (failure) => {
          if (requiresTotp(failure)) return setError(code === '' ? undefined : t(errorKey(errorCodeOf(failure))));
          toast.error(errorText(failure));
          onFailed();
        },
      },
    );
  };
  const first = useRef(() => exchange(''));
  useEffect(() => first.current(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (totp.trim() === '') return setError(t('auth.needsTotp'));
    if (!isSending) exchange(totp.trim());
  };
  if (!needsTotp) return <Skeleton shape="card" />;
  return (
    <form method="post" className="form" noValidate onSubmit={submit}>
      <TotpInput value={totp} error={error} onChange={setTotp} />
      <Button type="submit" variant="fill" size="large" wide busy={isSending}>
        {t('auth.login')}
      </Button>
    </form>
  );
}
