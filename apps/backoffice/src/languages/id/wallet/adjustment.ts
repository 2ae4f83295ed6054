import type { adjustmentTexts } from '../../../sections/wallet/texts.ts';

export const walletAdjustment: typeof adjustmentTexts = {
  title: 'Penyesuaian',
  heading: 'Minta penyesuaian',
  text: 'Operator kedua harus menyetujui sebelum uang bergerak.',
  amountHint: 'Gunakan tanda minus untuk mengurangi, seperti -50.',
  submit: 'Minta penyesuaian',
  list: 'Penyesuaian sejauh ini',
  wrongAmount: 'Masukkan jumlah selain nol, dengan desimal tidak lebih dari mata uangnya.',
};
