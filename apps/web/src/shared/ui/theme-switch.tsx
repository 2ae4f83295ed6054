import { Switch } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';
import { useTheme } from '../theme/use-theme.ts';

/** Switch between light and dark, effective immediately; the server reads a cookie for the next page. */
export function ThemeSwitch() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  return (
    <Switch
      label={t('menu.dark')}
      checked={theme === 'dark'}
      onChange={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    />
  );
}
