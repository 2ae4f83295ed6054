import type { words } from '../../../sections/verification/section.tsx';

export const verificationSection: typeof words = {
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
