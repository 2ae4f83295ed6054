import { createContext, use } from 'react';

/** Asks a visitor to log in; afterwards the app opens `next`, or stays on the page. */
export type LoginPrompt = (next?: string) => void;

export const LoginPromptContext = createContext<LoginPrompt | null>(null);

export function useLoginPrompt(): LoginPrompt {
  const prompt = use(LoginPromptContext);
  if (prompt === null) throw new Error('no login prompt around this component');
  return prompt;
}
