import type { sectionTexts } from '../../../sections/verification/section-texts.ts';

export const verificationSection: typeof sectionTexts = {
  title: 'Identidade',
  queue: 'Documentos',
  providers: 'Provedores de identidade',
  connection: 'Provedor de verificações de identidade ou exclusões',
  state: 'Documento',
  decided: 'Decidido',
  by: 'Decidido por',
  documents: 'Imagens enviadas',
  verify: 'Verificar sem documento',
};
