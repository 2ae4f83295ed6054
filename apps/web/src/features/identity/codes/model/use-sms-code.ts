import { useToast } from '@fairlot/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { sendVerificationCode, type CodeScene } from '../api/send-code.ts';
import { endOfCode, secondsLeft, TICK_MS } from './code-countdown.ts';
import type { CodeProof, CodeSource } from './code-proof.ts';
import type { Phone } from '../../contact/model/phone.ts';
import { FIREBASE_CODE_LENGTH, useFirebaseCodes } from './use-firebase-codes.ts';
import { useHumanCheck } from '../../captcha/model/use-human-check.ts';

export interface SmsCode {
  /** Seconds until the code expires. While it is above 0, the field is enabled and the button hidden. */
  secondsLeft: number;
  isSending: boolean;
  /** True while `prove` runs; with Firebase it makes a call. */
  isProving: boolean;
  /** Number of digits of a code. */
  codeLength: number;
  /** Sends a code to a validated number. Errors appear as a toast, except those of Firebase. */
  send: (phone: Phone) => void;
  /** Fields to send with the form; null when Firebase rejects the code, which the form does not report (Z-54). */
  prove: (code: string) => Promise<CodeProof | null>;
}

/**
 * SMS codes for one form from the provider that the merchant has chosen: sending, and the countdown by the server's
 * clock.
 */
export function useSmsCode(scene: CodeScene): SmsCode {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { smsProvider, codeLength } = useSettings().identity;
  const isByFirebase = smsProvider === 'firebase';
  const [server, firebase] = [useServerCodes(scene), useFirebaseCodes()];
  const source = isByFirebase ? firebase : server;
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const left = useSecondsLeft(endsAt);
  const { mutate, isPending } = useMutation({
    mutationFn: source.send,
    onMutate: () => toast.loading(t('auth.in_sms_sending')),
    onSuccess: (answer) => {
      setEndsAt(endOfCode(answer.expirationTime, serverNow()));
      toast.success(t('auth.in_sms_send'));
    },
    onError: (failure, _phone, loading) => {
      toast.hide(loading);
      if (isByFirebase) noteFailure(failure);
      else toast.error(errorText(failure));
    },
  });
  const { mutateAsync: redeem, isPending: isProving } = useMutation({ mutationFn: source.prove });
  const prove = async (code: string) => {
    try {
      return await redeem(code);
    } catch (failure) {
      noteFailure(failure);
      return null;
    }
  };
  return {
    secondsLeft: left,
    isSending: isPending,
    isProving,
    codeLength: isByFirebase ? FIREBASE_CODE_LENGTH : codeLength,
    send: (phone) => mutate(phone),
    prove,
  };
}

/** Codes sent by the server after a proof of a human. */
function useServerCodes(scene: CodeScene): CodeSource {
  const checkHuman = useHumanCheck();
  return {
    send: async ({ number, dialingCode }) =>
      sendVerificationCode({
        body: { mobileNum: number, countryDialingCode: dialingCode, scene, ...(await checkHuman()) },
      }),
    prove: (code) => Promise.resolve({ verificationCode: code }),
  };
}

/** Players do not see Firebase's errors; they are logged here for debugging. */
function noteFailure(failure: unknown): void {
  console.warn('the code by Firebase failed', failure);
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
