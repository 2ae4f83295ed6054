import type { words } from '../../../sections/verification/section.tsx';

export const verificationSection: typeof words = {
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
