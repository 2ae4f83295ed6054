import type { phrases } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenPhrases: typeof phrases = {
  approve: 'setujui, terima',
  refuse: 'tolak',
  hold: 'tahan',
  release: 'lepaskan, lepas',
  void: 'anulir, batalkan',
  postpone: 'tunda',
  disable: 'nonaktifkan, blokir',
  pause: 'hentikan sementara, matikan, jeda',
  withdrawal: 'penarikan dana, tarik dana, penarikan, pencairan',
  draw: 'undian, periode',
  member: 'anggota, pemain',
  vendor: 'provider, vendor, penyedia',
};
