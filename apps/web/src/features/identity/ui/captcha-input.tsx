import { CaptchaField } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { CaptchaView } from '../model/use-captcha.ts';

interface CaptchaInputProps {
  captcha: CaptchaView;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Answer and picture, named `Captcha`. */
export function CaptchaInput({ captcha, value, error, onChange }: CaptchaInputProps) {
  const t = useText();
  return (
    <CaptchaField
      label={t('auth.captcha')} name="captcha" value={value} error={error} onChange={(event) => onChange(event.target.value)}
      image={captcha.image} imageAlt={t('auth.captchaImage')} refreshLabel={t('auth.captchaRefresh')} isLoading={captcha.isLoading}
      onRefresh={() => {
        onChange('');
        captcha.refresh();
      }}
    />
  );
}
