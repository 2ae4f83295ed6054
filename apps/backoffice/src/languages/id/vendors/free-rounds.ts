import type { freeRoundsTexts } from '../../../sections/vendors/free-rounds-texts.ts';

export const vendorsFreeRounds: typeof freeRoundsTexts = {
  membersHint: 'Menurut nama atau nomor; beberapa nomor dapat ditempel. Paling banyak 500',
  rounds: 'Putaran',
  value: 'Nilai taruhan per putaran',
  days: 'Hari',
  cost: (rounds, members) => `${rounds} putaran untuk masing-masing dari ${members} anggota`,
  wrongMembers: 'Paling banyak 500 anggota',
  unknownMember: (member) => `Tidak ada anggota dengan nomor ${member}.`,
  wrongGame: {
    unknown: 'Provider ini tidak memiliki game dengan kode ini.',
    'no free rounds': 'Game ini, atau provider-nya, tidak memiliki putaran gratis.',
  },
  cancelText: (game, member) =>
    `Putaran anggota ${member} di ${game} yang belum dimainkan dicabut. Kemenangan tetap ada.`,
  createdAt: 'Diberikan',
  played: 'Dimainkan',
  won: 'Menang',
  wins: 'Kemenangan dibayar sebagai',
  winKinds: { money: 'Uang asli langsung', bonus: 'Uang bonus dengan syarat main, setelah putaran terakhir' },
  timesHint: 'Turnover yang diperlukan sebagai kelipatan kemenangan, dalam 30 hari. Pasar menetapkan maksimumnya.',
  realMoney: 'uang asli',
  bonusMoney: (times) => `uang bonus, ${times} ×`,
  all: 'Semua',
  states: {
    waiting: 'Sedang dikirim',
    granted: 'Dapat dimainkan',
    finished: 'Sudah dimainkan',
    expired: 'Kedaluwarsa',
    refused: 'Ditolak provider',
    cancelling: 'Sedang dicabut',
    cancelled: 'Dicabut',
  },
};
