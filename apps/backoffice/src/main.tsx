import '@fairlot/ui/tokens.css';
import './style.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

// The console follows the operator's system; it keeps no choice of its own.
const isDark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.setAttribute('data-theme', isDark.matches ? 'dark' : 'light');
follow();
isDark.addEventListener('change', follow);

const element = document.getElementById('app');
if (element === null) throw new Error('The page has no place for the console');
createRoot(element).render(<App />);
