import { MenuRow } from '@fairlot/ui';
import type { SecurityState } from '../../features/security/logins/api/security.ts';
import { useFlag } from '../../features/site/model/use-settings.ts';
import { formatDate } from '../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import type { Part } from './part-sheet.tsx';

/** Password, payment password, authenticator and passkeys, each with its status. */
export function ProtectionRows({ state, onOpen }: { state: SecurityState; onOpen: (part: Part) => void }) {
  const t = useText();
  const arePasskeysOn = useFlag('PASSKEYLOGIN3');
  return (
    <div className="card card--flush mx">
      <MenuRow
        icon="lock"
        tone="brand"
        label={t('security.passwordRow')}
        meta={usePasswordMeta(state)}
        href={state.hasPassword ? '/m/changePsw' : undefined}
      />
      <MenuRow
        icon="wallet"
        tone="brand"
        label={t('security.payment')}
        meta={t(state.hasPaymentPassword ? 'security.payment.set' : 'security.payment.unset')}
        onClick={() => onOpen('payment')}
      />
      <MenuRow
        icon="phone"
        tone="brand"
        label={t('security.totp')}
        meta={state.hasTotp ? t('security.totp.on', { count: state.recoveryCodesLeft }) : t('security.totp.off')}
        onClick={() => onOpen('totp')}
      />
      {arePasskeysOn && (
        <MenuRow
          icon="shield"
          tone="brand"
          label={t('security.passkeys')}
          meta={t('security.passkeyCount', { count: state.passkeyCount })}
          onClick={() => onOpen('passkeys')}
        />
      )}
    </div>
  );
}

function usePasswordMeta({ hasPassword, passwordChangedAt, passwordExpiresAt }: SecurityState): string {
  const { t, ...locale } = useLocaleText();
  if (!hasPassword) return t('security.passwordNone');
  if (passwordExpiresAt !== null) return t('security.passwordExpires', { date: formatDate(passwordExpiresAt, locale) });
  return t('security.passwordChanged', { date: formatDate(passwordChangedAt, locale) });
}
