import type { sectionTexts } from '../../../sections/content/section-texts.ts';

export const contentSection: typeof sectionTexts = { content: 'เนื้อหา', applications: 'ใบสมัคร' };
