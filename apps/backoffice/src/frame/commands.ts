import { common } from '../shared/common-texts.ts';
import { chooseLanguage, language, LANGUAGES } from '../shared/language.ts';
import { texts } from '../shared/texts.ts';
import { nextTheme } from '../shared/theme.ts';
import { frameTexts } from './texts.ts';

interface ConsoleCommand {
  label: string;
  run: () => void;
}

/** Commands that are available on every page. None of them approves, pays or changes what members see. */
export function commandsFor(onLogOut: () => Promise<void>): readonly ConsoleCommand[] {
  return [
    { label: `${frameTexts.theme.light} / ${frameTexts.theme.dark}`, run: () => void nextTheme() },
    ...LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }) => ({
      label: `${common.language}: ${name}`,
      run: () => chooseLanguage(code),
    })),
    { label: texts.logOut, run: () => void onLogOut() },
  ];
}
