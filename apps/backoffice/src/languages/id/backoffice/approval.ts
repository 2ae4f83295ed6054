import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  decided: 'Diputuskan',
  pending: 'Menunggu',
  all: 'Semua',
  approve: 'Setujui',
  own: 'Permintaan Anda sendiri',
  ownTitle: 'Anda tidak dapat memutuskan permintaan Anda sendiri',
  ownText: 'Rekan yang memiliki izin harus memutuskan.',
  requestedAt: 'Diminta pada',
  result: (label, state) => `${label}: ${state}`,
  approveText: 'Langsung berlaku.',
  rejectText: 'Tidak berlaku.',
  withdraw: 'Tarik permintaan',
  withdrawText: 'Permintaan berakhir sekarang dan tidak berlaku. Anda dapat mengirim yang baru.',
  withdrawn: 'Permintaan ditarik',
  changes: 'Perubahan',
  once:
    'Dijalankan sekali, tepat dengan nilai ini. Jika catatannya sudah berubah sejak itu, permintaan gagal; kirim ' +
    'yang ' +
    'baru.',
};
