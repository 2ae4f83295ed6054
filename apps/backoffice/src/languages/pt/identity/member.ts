import type { memberTexts } from '../../../sections/identity/texts.ts';

export const identityMember: typeof memberTexts = {
  all: 'Todos',
  labels: 'Etiquetas',
  addLabels: 'Adicionar etiquetas',
  removeLabels: 'Remover etiquetas',
  labelsHint: 'Escolha etiquetas em uso ou digite uma nova. Um membro tem no máximo 20.',
  created: 'Cadastro',
  mobile: 'Celular, completo ou quatro últimos dígitos',
  email: 'E-mail, endereço completo',
  card: 'Conta de pagamento, completa ou quatro últimos dígitos',
  address: 'Endereço de rede',
  device: 'Aparelho',
  enable: 'Ativar',
  types: ['Membro', 'Agente'],
  disableText: (name) => `${name} é desconectado na hora e não pode entrar, jogar, depositar nem sacar.`,
  enableText: (name) => `${name} pode entrar de novo. As pausas e exclusões do próprio membro continuam ativas.`,
};
