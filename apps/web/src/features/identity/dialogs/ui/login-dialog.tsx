import { Button, Segmented } from '@fairlot/ui';
import { useState } from 'react';
import { useFlag, useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { LanguageButton } from '../../../../shared/ui/language-button.tsx';
import { useFreePlay } from '../../login/model/use-free-play.ts';
import { useHasCodes } from '../../codes/model/use-has-codes.ts';
import { useIsMember } from '../../../../shared/session/use-session.ts';
import type { AuthDialogProps } from './dialog-props.ts';
import { LoginCodeForm } from '../../login/ui/login-code-form.tsx';
import { LoginForm } from '../../login/ui/login-form.tsx';
import { LoginReturn, useSocialReturn } from '../../login/ui/login-return.tsx';
import { LoginWays } from '../../login/ui/login-ways.tsx';
import { TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';

/** The dialog `Log in`. */
export default function LoginDialog(props: AuthDialogProps) {
  const t = useText();
  return (
    <TitledSheet
      open={props.open}
      onClose={props.onClose}
      name={t('auth.login')}
      title={t('auth.loginTitle')}
      back={props.back}
    >
      <Ways {...props} />
    </TitledSheet>
  );
}

function Ways({ onDone, onSwitch, next = '/m/home' }: AuthDialogProps) {
  const t = useText();
  const hasCodes = useHasCodes();
  const hasCode = useFlag('MOBILEVERCODELOGIN3') && hasCodes;
  const [way, setWay] = useState<'password' | 'code'>('password');
  const { ticket, drop } = useSocialReturn();
  const finish = () => onDone();
  if (ticket !== null) return <LoginReturn ticket={ticket} onDone={onDone} onFailed={drop} />;
  const options = [
    { value: 'password', label: t('auth.password') },
    { value: 'code', label: t('auth.code') },
  ] as const;
  return (
    <>
      {hasCode && (
        <Segmented as="tabs" className="mb-4" label={t('auth.ways')} options={options} value={way} onChange={setWay} />
      )}
      {hasCode && way === 'code' ? (
        <LoginCodeForm onDone={finish} />
      ) : (
        <LoginForm onDone={finish} onForgot={() => onSwitch('forgot')} />
      )}
      <LoginWays next={next} onDone={finish} />
      <Newcomers onDone={finish} onSwitch={onSwitch} />
      <div className="row center mt-2">
        <LanguageButton />
      </div>
    </>
  );
}

/** Links for players without an account. */
function Newcomers({ onDone, onSwitch }: Pick<AuthDialogProps, 'onDone' | 'onSwitch'>) {
  const t = useText();
  const { merchantName: name } = useSettings();
  const hasFreePlay = useFlag('FREEPLAY3');
  const isMember = useIsMember();
  const { start, isStarting } = useFreePlay(() => onDone('/m/home'));
  return (
    <div className="row between wrap mt-3">
      <span className="row label muted">
        {t('auth.newHere')}
        <Button variant="text" onClick={() => onSwitch('register')}>
          {t('register.title', { name })}
        </Button>
      </span>
      {hasFreePlay && !isMember && (
        <Button variant="text" icon="play" busy={isStarting} onClick={start}>
          {t('auth.freePlay')}
        </Button>
      )}
    </div>
  );
}
