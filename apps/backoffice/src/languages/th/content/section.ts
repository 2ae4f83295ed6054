import type { words } from '../../../sections/content/section.tsx';

export const contentSection: typeof words = { content: 'เนื้อหา', applications: 'ใบสมัคร' };
