import type { words } from '../../../form/picker/search-box.tsx';

export const formSearchBox: typeof words = {
  type: '输入以搜索',
  none: '未找到内容',
  failed: '搜索失败，请输入完整编号。',
};
