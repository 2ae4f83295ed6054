import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../shared/clock/clock.ts';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { sendVerificationCode, type CodeScene } from '../api/send-code.ts';
import { endOfCode, secondsLeft, TICK_MS } from './code-countdown.ts';
import type { Phone } from './phone.ts';
import { useHumanCheck } from './use-human-check.ts';

/** Fields of a payload that prove the number is in the caller's hand. */
export interface CodeProof {
  verificationCode: string;
}

export interface SmsCode {
  /** Until the code ends; the field is open and the button away while this is above 0. */
  secondsLeft: number;
  isSending: boolean;
  /** Sends a code to a number that has been checked. What goes wrong is told in a toast. */
  send: (phone: Phone) => void;
  /** What to send along with the form; null when the code is refused before that. */
  prove: (phone: Phone, code: string) => Promise<CodeProof | null>;
}

/** Codes by SMS for one form: human check, sending, and the countdown by the server's clock. */
export function useSmsCode(scene: CodeScene): SmsCode {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const checkHuman = useHumanCheck();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const left = useSecondsLeft(endsAt);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ number, dialingCode }: Phone) =>
      sendVerificationCode({ body: { mobileNum: number, countryDialingCode: dialingCode, scene, ...(await checkHuman()) } }),
    onMutate: () => toast.loading(t('auth.in_sms_sending')),
    onSuccess: (answer: { expirationTime?: number }) => {
      setEndsAt(endOfCode(answer.expirationTime, serverNow()));
      toast.success(t('auth.in_sms_send'));
    },
    onError: (failure, _phone, loading) => {
      toast.hide(loading);
      toast.error(errorText(failure));
    },
  });
  return {
    secondsLeft: left,
    isSending: isPending,
    send: (phone) => mutate(phone),
    prove: (_phone, code) => Promise.resolve({ verificationCode: code }),
  };
}

function useSecondsLeft(endsAt: number | null): number {
  const [now, setNow] = useState(serverNow);
  const left = secondsLeft(endsAt, now);
  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      const at = serverNow();
      setNow(at);
      if (at >= endsAt) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
