import type { words } from '../../../sections/content/section.tsx';

export const contentSection: typeof words = {
  content: '内容',
  applications: '优惠申请',
};
