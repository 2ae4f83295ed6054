import type { tokenTexts } from '../../../sections/backoffice/tokens/texts.ts';

export const backofficeToken: typeof tokenTexts = {
  permissions: 'Permissões',
  states: { live: 'Ativo', expired: 'Expirado', revoked: 'Revogado' },
  created: 'Criado',
  all: 'Todos',
  add: 'Novo token',
  addText:
    'Um programa com este token age em seu nome, com as permissões selecionadas aqui que a sua função tem. Ele não ' +
    'pode alterar operadores, decidir solicitações nem usar o acesso de emergência. Termina com a sua conta ou com ' +
    'uma senha nova.',
  days: 'Válido por (dias)',
  daysHint: 'De 1 a 365.',
  password: 'Sua senha',
  none: 'Selecione pelo menos uma permissão.',
  make: 'Criar token',
  once: 'Copie agora. Ele é mostrado uma só vez e não é guardado.',
  document: 'Documento OpenAPI',
  revokeText: (name) => `Solicitações com o token ${name} são recusadas imediatamente.`,
  uses: 'Chamadas',
  usesOf: (name) => `Chamadas de ${name}`,
  call: 'Chamada',
};
