import { Switch } from '@fairlot/ui';
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { applyTheme, currentTheme } from '../../../shared/theme/choices.ts';

/** Dark theme on or off. */
export function ThemeSwitch() {
  const t = useText();
  // The document knows the theme, the server's markup does not: read once it is there.
  const [isDark, setIsDark] = useState(false);
  useEffect(() => setIsDark(currentTheme() === 'dark'), []);
  const toggle = () => {
    applyTheme(isDark ? 'light' : 'dark');
    setIsDark(!isDark);
  };
  return <Switch label={t('menu.dark')} checked={isDark} onChange={toggle} />;
}
