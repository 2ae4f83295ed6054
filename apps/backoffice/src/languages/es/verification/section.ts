import type { sectionTexts } from '../../../sections/verification/section-texts.ts';

export const verificationSection: typeof sectionTexts = {
  title: 'Identidad',
  queue: 'Documentos',
  providers: 'Proveedores de identidad',
  connection: 'Proveedor de controles de identidad o exclusiones',
  state: 'Documento',
  decided: 'Decidido',
  by: 'Decidido por',
  documents: 'Imágenes enviadas',
  verify: 'Verificar sin documento',
};
