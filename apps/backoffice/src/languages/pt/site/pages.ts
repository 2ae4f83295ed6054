import type { pageTexts } from '../../../sections/site/texts.ts';

export const sitePages: typeof pageTexts = {
  title: 'Páginas',
  page: 'Página',
  open: 'Aberta',
  closed: 'Fechada',
  message: 'Mensagem aos jogadores',
  standard: 'O texto padrão',
  openIt: 'Abrir',
  closeIt: 'Fechar',
  changeIt: 'Alterar o texto',
  doOpen: (name) => `Abrir ${name}`,
  doClose: (name) => `Fechar ${name}`,
  change: (name) => `Alterar o texto de ${name}`,
  openText: 'Os jogadores veem a página imediatamente.',
  text: (code) => `Texto em ${code}`,
  textHint: 'Deixe vazio para o texto padrão da página.',
  names: {
    withdraw: 'Saques',
    vip: 'VIP',
    benefits: 'Benefícios',
    rewards: 'Central de recompensas',
    agency: 'Agentes e equipes',
    contracts: 'Contratos',
    feedback: 'Sugestões',
    inbox: 'Mensagens',
  },
};
