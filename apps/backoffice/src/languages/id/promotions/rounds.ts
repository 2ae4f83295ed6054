import type { roundsTexts } from '../../../sections/promotions/rounds-texts.ts';

export const promotionsRounds: typeof roundsTexts = {
  usual: 'Slot yang paling banyak dimainkan',
  gameHint:
    'Slot apa pun yang provider-nya mendukung putaran gratis. Untuk slot yang paling banyak dimainkan: sepuluh ' +
    'putaran dalam tujuh hari.',
  rounds: 'Putaran (jumlahnya adalah nilai totalnya)',
  days: 'Hari untuk memainkannya',
  wins: 'Kemenangan dibayar sebagai',
  winKinds: { money: 'Uang asli, langsung', bonus: 'Uang bonus dengan syarat main, setelah putaran terakhir' },
  mostWins: 'Uang bonus maksimum dari putaran',
  mostWinsHint:
    'Jumlah ini disisihkan dalam anggaran untuk setiap anggota yang memiliki putaran. Bagian yang tidak terpakai ' +
    'dilepas tiga hari kemudian.',
};
