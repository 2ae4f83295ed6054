import type { words } from '../../../form/rule-words.ts';

export const formRuleWords: typeof words = {
  required: 'Masukkan nilai.',
  minLength: (limit) => `Minimal ${limit} karakter.`,
  maxLength: (limit) => `Maksimal ${limit} karakter.`,
  minimum: (limit) => `Minimal ${limit}.`,
  maximum: (limit) => `Maksimal ${limit}.`,
  minItems: (limit) => `Pilih minimal ${limit}.`,
  maxItems: (limit) => `Pilih maksimal ${limit}.`,
  choice: 'Pilih salah satu opsi.',
  number: 'Masukkan angka.',
  whole: 'Masukkan bilangan bulat.',
  amount: (decimals, example) =>
    decimals === 0
      ? `Jumlah bulat, misalnya ${example}.`
      : `Jumlah dengan maksimal ${decimals} desimal, misalnya ${example}.`,
  id: 'Bilangan bulat, seperti dalam daftar.',
  code: 'Gunakan hanya huruf besar dan angka.',
  nothing: 'Masukkan atau ubah sesuatu dulu.',
  tooLow: 'Nilai ini terlalu rendah dibandingkan kolom atau aturan lain.',
  tooHigh: 'Nilai ini terlalu tinggi dibandingkan kolom atau aturan lain.',
  form: 'Format nilai ini salah.',
};
