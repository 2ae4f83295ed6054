import type { words } from '../../../form/picker/search-box.tsx';

export const formSearchBox: typeof words = {
  type: 'พิมพ์เพื่อค้นหา',
  none: 'ไม่พบ',
  failed: 'ค้นหาไม่สำเร็จ โปรดพิมพ์หมายเลขให้ครบ',
};
