import { Button, CaptchaField } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { CaptchaView } from '../model/use-captcha.ts';
import type { useHumanProof } from '../model/use-human-proof.ts';

interface CaptchaInputProps {
  captcha: CaptchaView;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** The alternative without a picture, if the form offers it. */
  proof?: ReturnType<typeof useHumanProof>;
}

/** Answer field and picture, named `Captcha`; or the check without a picture. */
export function CaptchaInput({ captcha, value, error, onChange, proof }: CaptchaInputProps) {
  const t = useText();
  if (proof?.altcha !== undefined)
    return (
      <p className="label positive" role="status">
        {t('auth.humanDone')}
      </p>
    );
  return (
    <div>
      <CaptchaField
        label={t('auth.captcha')}
        name="captcha"
        value={value}
        error={error}
        help={captcha.isFailed ? t('common.failed') : undefined}
        maxLength={16}
        onChange={(event) => onChange(latinDigits(event.target.value))}
        image={captcha.image}
        imageAlt={t('auth.captchaImage')}
        refreshLabel={t('auth.captchaRefresh')}
        isLoading={captcha.isLoading}
        onRefresh={() => {
          onChange('');
          captcha.refresh();
        }}
      />
      {proof && (
        <Button variant="text" busy={proof.isProving} onClick={proof.prove}>
          {t('auth.humanInstead')}
        </Button>
      )}
    </div>
  );
}
