import type { sectionTexts } from '../../../sections/content/section-texts.ts';

export const contentSection: typeof sectionTexts = {
  content: '内容',
  applications: '优惠申请',
};
