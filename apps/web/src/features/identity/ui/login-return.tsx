import { Button, Skeleton, useToast } from '@fairlot/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { errorKey, useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { demandsTotp } from '../model/login-answers.ts';
import { takeReturn, type Return } from '../model/social-flow.ts';
import { useLogin } from '../model/use-login.ts';
import { TotpInput } from './totp-input.tsx';

type Ticket = Extract<Return, { kind: 'ticket' }>;

/** What a player came back with from a provider, taken out of the address once the dialog is there. */
export function useSocialReturn(): { ticket: Ticket | null; drop: () => void } {
  const t = useText();
  const toast = useToast();
  const [ticket, setTicket] = useState<Ticket | null>(null);
  useEffect(() => {
    const back = takeReturn(location.hash);
    if (back === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    if (back.kind === 'ticket') setTicket(back);
    else toast.error(t('auth.socialFailed'));
  }, [t, toast]);
  return { ticket, drop: () => setTicket(null) };
}

/** Exchanges the ticket for a session; asks for the authenticator's code when the account has one. */
export function LoginReturn({ ticket, onDone, onFailed }: { ticket: Ticket; onDone: (next: string) => void; onFailed: () => void }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const [totp, setTotp] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { send, isSending, needsTotp } = useLogin('login-social', () => onDone(ticket.next));
  const exchange = (code: string) => {
    const body = { type: 'social', socialTicket: ticket.ticket, socialVerifier: ticket.verifier, ...(code !== '' && { totp: code }) } as const;
    send({ body, remember: ticket.remember }, {
      onError: (failure) => {
        if (demandsTotp(failure)) return setError(code === '' ? undefined : t(errorKey(errorCodeOf(failure))));
        toast.error(errorText(failure));
        onFailed();
      },
    });
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
    <form className="form" noValidate onSubmit={submit}>
      <TotpInput value={totp} error={error} onChange={setTotp} />
      <Button type="submit" variant="fill" size="lg" wide busy={isSending}>{t('auth.login')}</Button>
    </form>
  );
}
