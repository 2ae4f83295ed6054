import type { trailTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeTrail: typeof trailTexts = {
  object: 'Objek diawali',
  all: 'Semua',
  money: 'Saldo',
  exports: 'Ekspor',
  what: 'Tindakan',
  about: 'Objek',
  token: 'Token API',
};
