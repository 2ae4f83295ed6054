import { Button } from '@fairlot/ui';
import { useFlag } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHasCodes } from '../../codes/model/use-has-codes.ts';

/** The link `Forgot?`, shown if the merchant offers a password reset. */
export function ForgotLink({ onForgot }: { onForgot: () => void }) {
  const t = useText();
  const byEmail = useFlag('FORGOTEMAIL3');
  const hasCodes = useHasCodes();
  const byPhone = useFlag('CHNGPASSVERIF3') && hasCodes;
  return byEmail || byPhone ? (
    <Button variant="text" onClick={onForgot}>
      {t('auth.forgot')}
    </Button>
  ) : null;
}
