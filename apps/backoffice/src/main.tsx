import '@fairlot/ui/fonts.css';
import '@fairlot/ui/tokens.css';
import './style.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { takeSetupToken } from './login/setup-token.ts';
import { language } from './shared/language.ts';
import { applyTheme } from './shared/theme.ts';

// Before anything is rendered or requested.
const setupToken = takeSetupToken();
applyTheme();
document.documentElement.lang = language;

const element = document.getElementById('app');
if (element === null) throw new Error('The page has no place for the console');
createRoot(element).render(<App setupToken={setupToken} />);
