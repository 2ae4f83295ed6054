import type { gamesTexts } from '../../../sections/vendors/games-texts.ts';

export const vendorsGames: typeof gamesTexts = {
  title: 'Daftar game provider',
  compare: 'Bandingkan dengan katalog',
  same: (theirs) => `Provider mencantumkan ${theirs} game: katalog memiliki game yang sama`,
  counted: (theirs, ours) => `Provider mencantumkan ${theirs} game, katalog memiliki ${ours}`,
  takeOver: 'Impor perubahan',
  change: 'Perubahan',
  changes: { added: 'baru', renamed: 'ganti nama', gone: 'dihapus: akan dimatikan' },
  was: 'Sebelumnya',
  stakes: 'Nilai taruhan maksimum per taruhan',
  every: 'Semua game',
  most: 'Nilai taruhan maksimum',
  noStakes: 'Tidak ada nilai taruhan maksimum. Hanya batas milik anggota yang berlaku.',
  set: 'Atur nilai taruhan maksimum',
  gameId: 'Game; kosongkan untuk semua game',
  since: 'Sejak',
};
