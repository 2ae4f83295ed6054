import type { emergencyTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeEmergency: typeof emergencyTexts = {
  title: 'Akses darurat',
  text:
    'Selama setengah jam Anda memiliki semua izin kecuali yang membayar anggota, mengubah operator atau peran, atau ' +
    'memutuskan permintaan. Setiap operator diberi tahu.',
  begin: 'Mulai akses darurat',
  beginText: 'Nama dan alasan Anda ditampilkan kepada setiap operator dan dicatat di jejak audit.',
  end: 'Akhiri akses darurat',
  endText: 'Anda kembali memiliki izin peran Anda.',
  until: (time) => `Akses darurat Anda berlaku sampai ${time}.`,
};
