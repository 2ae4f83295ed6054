import { translated } from '../../../shared/language.ts';
import type { SetupStep } from './api.ts';

export const words = translated('backofficeWarnings', {
  register:
    'Your market requires an exclusion register. Connect one under Identity checks and exclusions: without it, ' +
    'players can neither deposit nor play.',
  contact:
    'The register looks players up by e-mail or mobile number. Add the field E-mail as required under ' +
    'Registration settings: without it, new players can neither deposit nor play.',
  sandboxOnly:
    'Only the sandbox: deposits or payouts are simulated here. In production the sandbox does not run, and this ' +
    'step is open until you connect a provider.',
  drafts: (count: number) =>
    `Passages of terms and privacy that are still drafts, in all languages: ${count}. Replace them with a lawyer’s ` +
    'text for your licence. The preview marks them.',
});

/** Points to check before the opening although a step may be done, from the step's numbers. */
export function warningsOf({ detail }: Pick<SetupStep, 'detail'>): string[] {
  const { asked = 0, register = 0, contact = 0, sandboxOnly = 0, drafts = 0 } = detail;
  return [
    ...(asked === 1 && register === 0 ? [words.register] : []),
    ...(asked === 1 && contact === 0 ? [words.contact] : []),
    ...(sandboxOnly === 1 ? [words.sandboxOnly] : []),
    ...(drafts > 0 ? [words.drafts(drafts)] : []),
  ];
}
