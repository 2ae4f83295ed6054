import { Button, useIsHydrating, useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlag, useSettings } from '../../../site/model/use-settings.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { canUsePasskeys } from '../../../../shared/platform/can-use-passkeys.ts';
import { isOpenedByNumber } from '../../../../shared/platform/opened-by-number.ts';
import { PasskeyByNumber } from '../../../../shared/ui/passkey-by-number.tsx';
import type { SocialProvider } from '../api/social.ts';
import { leaveForProvider } from '../model/social-flow.ts';
import { useLogin } from '../model/use-login.ts';
import { ProviderMark } from './provider-mark.tsx';

/** Other log-in methods: Google and Facebook if they are enabled and configured, and a passkey of this device. */
export function LoginWays({ next, onDone }: { next: string; onDone: () => void }) {
  const { social } = useSettings().identity;
  const hasPasskeys = useFlag('PASSKEYLOGIN3');
  if (social.length === 0 && !hasPasskeys) return null;
  return (
    <div className="form tight mt-3">
      <SocialWays next={next} />
      {hasPasskeys && <PasskeyWay onDone={onDone} />}
    </div>
  );
}

/** The buttons of the providers; nothing if none is enabled. */
export function SocialWays({ next }: { next: string }) {
  const { social } = useSettings().identity;
  if (social.length === 0) return null;
  return (
    <div className={social.length > 1 ? 'two-columns' : undefined}>
      {social.map((provider) => (
        <SocialButton key={provider} provider={provider} next={next} />
      ))}
    </div>
  );
}

const NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

function SocialButton({ provider, next }: { provider: SocialProvider; next: string }) {
  const toast = useToast();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationFn: () => leaveForProvider(provider, next, false),
    onError: (error) => toast.error(errorText(error)),
  });
  // Back from the provider may restore this page as it was left, with the button busy.
  useEffect(() => {
    const free = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, [reset]);
  return (
    <Button variant="outline" wide busy={isPending || isSuccess} onClick={() => mutate()}>
      <ProviderMark provider={provider} />
      {NAMES[provider]}
    </Button>
  );
}

function PasskeyWay({ onDone }: { onDone: () => void }) {
  const t = useText();
  const isHydrating = useIsHydrating();
  // The server sees neither the host name under which the page was opened nor the browser.
  if (isHydrating) return <PasskeyButton onDone={onDone} />;
  if (isOpenedByNumber(location)) return <PasskeyByNumber text={t('auth.passkeyByNumber')} path="/m/login" />;
  return canUsePasskeys() ? <PasskeyButton onDone={onDone} /> : null;
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { send, isSending } = useLogin('login-passkey', onDone);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('../model/ask-passkey.ts')).askPasskey(),
    onSuccess: (chosen) => {
      if (chosen !== null)
        send({ body: chosen, remember: false }, { onError: (error) => toast.error(errorText(error)) });
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button variant="outline" icon="lock" wide busy={isPending || isSending} onClick={() => mutate()}>
      {t('auth.passkey')}
    </Button>
  );
}
