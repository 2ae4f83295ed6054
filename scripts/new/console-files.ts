import { capitalise } from './names.ts';

/** The section of a new room in the operators' console, by the path of its file. */
export function consoleFiles(name: string): Record<string, string> {
  const folder = `apps/backoffice/src/sections/${name}`;
  return {
    [`${folder}/section.tsx`]: section(name),
    [`${folder}/overview.tsx`]: overview(name),
    [`${folder}/api.ts`]: api(name),
    [`${folder}/texts.ts`]: `/** Texts of the section about ${name}. */
export const ${name}Texts = {
  title: '${capitalise(name)}',
  entries: 'Entries',
  members: 'Members',
} as const;
`,
  };
}

function section(name: string): string {
  return `import type { Section } from '../../shared/section.ts';
import { ${capitalise(name)}Overview } from './overview.tsx';
import { ${name}Texts } from './texts.ts';

export const section: Section = {
  pages: [
    {
      path: '${name}',
      label: ${name}Texts.title,
      group: 'members',
      place: 90,
      permission: '${name}.read',
      render: () => <${capitalise(name)}Overview />,
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
