import type { searched } from '../../../sections/backoffice/tasks.ts';

export const backofficeTaskWords: typeof searched = {
  netByVendor: 'kemarin pendapatan bersih provider vendor penyedia laporan',
  addOperator: 'operator baru staf pengguna pegawai tambah buat',
};
