import type { words } from '../../../form/operator-fields.tsx';

export const formOperatorFields: typeof words = {
  nameHint: '3 sampai 32 huruf kecil, angka, titik, tanda hubung, atau garis bawah',
  passwordHint:
    'Minimal 10 karakter, berisi huruf dan angka. Tiga kata yang tidak berkaitan sulit ditebak; nama, tanggal, ' +
    'huruf berulang, dan deretan tombol mudah ditebak.',
};
