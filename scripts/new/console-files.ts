import { capitalise } from './names.ts';

/** Files of a new room's section in the operators' console, by path. */
export function consoleFiles(name: string): Record<string, string> {
  const folder = `apps/backoffice/src/sections/${name}`;
  return {
    [`${folder}/section.tsx`]: section(name),
    [`${folder}/overview.tsx`]: overview(name),
    [`${folder}/api.ts`]: api(name),
    [`${folder}/texts.ts`]: `import { pick } from '../../shared/language.ts';

/** Texts of the section about ${name}. */
export const ${name}Texts = pick(
  { entries: 'Entries', members: 'Members' },
  { entries: 'Mục', members: 'Hội viên' },
);
`,
  };
}

function section(name: string): string {
  return `import { List } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';

const words = pick({ title: '${capitalise(name)}' }, { title: '${capitalise(name)}' });

export const section: Section = {
  pages: [
    {
      path: '${name}',
      label: words.title,
      icon: List,
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
