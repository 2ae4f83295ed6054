import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  title: 'Jejak audit',
  object: 'Objek diawali',
  all: 'Semua',
  money: 'Saldo',
  exports: 'Ekspor',
  id: 'Nomor',
  at: 'Waktu',
  who: 'Operator',
  what: 'Tindakan',
  about: 'Objek',
  before: 'Sebelum',
  after: 'Sesudah',
  address: 'Alamat',
  token: 'Token API',
};
