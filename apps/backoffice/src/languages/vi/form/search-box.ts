import type { words } from '../../../form/picker/search-box.tsx';

export const formSearchBox: typeof words = {
  type: 'Nhập để tìm',
  none: 'Không tìm thấy',
  failed: 'Không tìm được. Hãy nhập đủ số.',
};
