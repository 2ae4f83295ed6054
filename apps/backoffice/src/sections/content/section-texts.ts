import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('contentSection', { content: 'Content', applications: 'Applications' });
