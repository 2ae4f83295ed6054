import { capitalise } from './names.ts';

/** Folder of the console's texts, with a folder for each language but English. */
export const LANGUAGES = 'apps/backoffice/src/languages';

/** Files of a new room's section in the operators' console, by path; `languages` are the codes of its translations. */
export function consoleFiles(name: string, languages: readonly string[]): Record<string, string> {
  const folder = `apps/backoffice/src/sections/${name}`;
  return {
    [`${folder}/section.tsx`]: section(name),
    [`${folder}/overview.tsx`]: overview(name),
    [`${folder}/api.ts`]: api(name),
    [`${folder}/texts.ts`]: `import { translated } from '../../shared/language.ts';

/** Texts of the section about ${name}. */
export const ${name}Texts = translated('${name}', { entries: 'Entries', members: 'Members' });
`,
    ...Object.fromEntries(languages.flatMap((code) => Object.entries(translations(name, `${LANGUAGES}/${code}`)))),
  };
}

/** English texts to be translated, in a language's folder. */
function translations(name: string, folder: string): Record<string, string> {
  const file = (group: string, type: string, source: string, body: string) =>
    `import type { ${type} } from '../../../sections/${name}/${source}';

export const ${group}: typeof ${type} = ${body};
`;
  const title = `{ title: '${capitalise(name)}' }`;
  return {
    [`${folder}/${name}/texts.ts`]: file(
      name,
      `${name}Texts`,
      'texts.ts',
      "{ entries: 'Entries', members: 'Members' }",
    ),
    [`${folder}/${name}/section.ts`]: file(`${name}Section`, 'words', 'section.tsx', title),
  };
}

function section(name: string): string {
  return `import { translated } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

export const words = translated('${name}Section', { title: '${capitalise(name)}' });

export const section: Section = {
  pages: [
    {
      path: '${name}',
      label: words.title,
      icon: 'list',
      door: 'members',
      place: 90,
      permission: '${name}.read',
      load: () => import('./overview.tsx').then(({ ${capitalise(name)}Overview }) => ${capitalise(name)}Overview),
    },
  ],
};
`;
}

function overview(name: string): string {
  return `import { useCallback } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { useLoad } from '../../shared/use-load.ts';
import { ${name}Api } from './api.ts';
import { ${name}Texts } from './texts.ts';

export function ${capitalise(name)}Overview() {
  const { state, reload } = useLoad(useCallback((signal: AbortSignal) => ${name}Api.overview(signal), []));
  return (
    <Loaded state={state} onRetry={reload}>
      {({ entries, members }) => (
        <dl>
          <dt>{${name}Texts.entries}</dt>
          <dd>{entries}</dd>
          <dt>{${name}Texts.members}</dt>
          <dd>{members}</dd>
        </dl>
      )}
    </Loaded>
  );
}
`;
}

function api(name: string): string {
  return `import type { ${name}Desk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about ${name}; types come from the contract. All throw ApiError. */
export const ${name}Api = {
  overview: (signal: AbortSignal) => send<ValueOf<typeof ${name}Desk.overview>>('GET', '/${name}', { signal }),
};
`;
}
