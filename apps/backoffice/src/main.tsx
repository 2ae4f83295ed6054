import '@fairlot/ui/fonts.css';
import '@fairlot/ui/tokens.css';
import './style.css';
import { createRoot } from 'react-dom/client';
import { loadTexts } from './languages/load.ts';
import { takeSetupToken } from './login/setup-token.ts';
import { language, setTexts } from './shared/language.ts';
import { applyTheme } from './shared/theme.ts';

// Before anything is rendered or requested.
const setupToken = takeSetupToken();
applyTheme();

void open();

/**
 * Modules choose their texts when they are loaded, so the language is loaded first. The document preloads the app's
 * code: both arrive together.
 */
async function open(): Promise<void> {
  setTexts(await loadTexts(language));
  document.documentElement.lang = language;
  const { App } = await import('./app.tsx');
  const element = document.getElementById('app');
  if (element === null) throw new Error('The page has no place for the console');
  createRoot(element).render(<App setupToken={setupToken} />);
}
