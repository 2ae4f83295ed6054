import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Ditampilkan',
  maintenanceLabel: 'Alasan pemeliharaan, ditampilkan kepada pemain',
  maintenanceHint: 'Kosongkan selama provider tersedia.',
  untilLabel: 'Pemeliharaan berakhir',
  untilHint: 'Pemeliharaan berakhir otomatis saat itu. Kosongkan untuk mengakhirinya sendiri.',
};
