import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const pages = globSync('**/*.tsx', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const having = (what: RegExp) =>
  pages.filter((path) => what.test(readFileSync(new URL(path, root), 'utf8'))).toSorted();

it('only form.tsx renders forms; pages provide the fields', () => {
  // Searching and filtering a list changes the address and sends nothing.
  expect(having(/<form\b/)).toEqual(['form/form.tsx', 'list/filter-bar.tsx', 'list/filter-editor.tsx']);
  expect(having(/from 'react-hook-form'/).filter((path) => !path.startsWith('form/'))).toEqual([]);
});

it('a control outside a form takes effect immediately', () => {
  // Filters of a page, a number to inspect, the displayed language, hours of a day; their input is not sent except
  // through a form.
  expect(having(/import \{[^}]*\b(?:Day)?Field\b[^}]*\} from '[./]*parts\/field\.tsx'/)).toEqual([
    'list/filter-editor.tsx',
    'sections/agency/settlement/page.tsx',
    'sections/backoffice/reports/reports.tsx',
    'sections/chat/answers-card.tsx',
    'sections/chat/settings-card.tsx',
    'sections/lottery/desk/heat-map.tsx',
    'sections/payments/providers.tsx',
  ]);
});
