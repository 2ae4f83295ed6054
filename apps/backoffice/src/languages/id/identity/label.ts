import type { labelTexts } from '../../../sections/identity/member/label-texts.ts';

export const identityLabel: typeof labelTexts = {
  save: 'Simpan label',
  hint:
    'Penawaran, pesan, dan segmen dapat dibatasi untuk anggota dengan label. Anggota dengan nochat tidak memiliki ' +
    'live chat.',
  tooMany: 'Satu anggota memiliki paling banyak 20 label.',
};
