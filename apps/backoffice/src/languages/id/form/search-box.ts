import type { words } from '../../../form/picker/search-box.tsx';

export const formSearchBox: typeof words = {
  type: 'Ketik untuk mencari',
  none: 'Tidak ditemukan',
  failed: 'Pencarian gagal. Ketik nomor lengkapnya.',
};
