import type { caseTexts } from '../../../sections/payments/case-texts.ts';

export const paymentsCase: typeof caseTexts = {
  to: (label, holder) => `ke ${label}, ${holder}`,
  asked: 'diajukan',
  fee: (fee) => `biaya ${fee}`,
  evidence: 'Bukti',
  proof: 'Referensi bank',
  proofHint: 'Minimal 10 karakter. Sertakan bukti pembayaran.',
  approve: (amount) => `Setujui ${amount}`,
  askSecond: (amount) => `Minta persetujuan ${amount}`,
  paid: (amount) => `Tandai ${amount} sudah dibayar`,
  thisCase: 'Kasus ini',
  none: 'Belum ada penarikan lain.',
  holdText:
    'Penarikan tidak dapat diputuskan sampai penahanan dilepas. Uangnya tetap disisihkan, dan anggota masih dapat ' +
    'membatalkan.',
  releaseText: 'Penarikan dapat diputuskan lagi.',
  offHold: 'Dilepas dari penahanan',
  money: 'Asal dana',
  sinceLast: 'Sejak penarikan sebelumnya, diajukan',
  sinceBegin: 'Sejak akun dibuka',
  isPart: '20.000 transaksi terbaru. Uang sebelumnya dihitung sebagai saldo awal.',
  noMoney: 'Tidak ada uang masuk.',
  hadThen: 'Tersedia saat diajukan',
  sources: { before: 'Saldo awal', deposit: 'Deposit dan pengembalian lain', play: 'Permainan lain' },
  named: { deposit: (depositMethod) => `Deposit lewat ${depositMethod}` },
  related: 'Sama dengan anggota lain',
  noRelated: 'Tidak ada anggota lain yang memakai rekening, perangkat, atau alamat ini dalam 30 hari terakhir.',
  nearness: { account: 'Rekening sama', device: 'Perangkat sama', address: 'Alamat jaringan sama' },
  memberStates: { active: 'Aktif', disabled: 'Dinonaktifkan', closed: 'Ditutup' },
};
