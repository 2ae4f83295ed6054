import type { pageTexts } from '../../../sections/identity/member/texts.ts';

export const identityMemberPage: typeof pageTexts = {
  overview: 'Resumo',
  tabs: 'Dados do membro',
  joined: 'cadastro',
  agent: (name) => `agente ${name}`,
  seen: 'último acesso',
  owes: (amount) => `deve ${amount}`,
  links: 'Pessoas ligadas',
  linkCount: (count) => (count === 1 ? '1 membro' : `${count} membros`),
  noLinks:
    'Nenhum outro membro usou a mesma conta de pagamento, o mesmo aparelho ou endereço de rede nos últimos 30 dias.',
  linkDisabled: 'desativado',
  nearness: { account: 'conta bancária', device: 'aparelho', address: 'endereço de rede' },
  all: 'Todos',
  person: 'Pessoa',
  devices: 'Logins',
  facts: {
    nickname: 'Apelido',
    payeeName: 'Nome',
    email: 'E-mail',
    mobile: 'Celular',
    language: 'Idioma',
    passwordChanged: 'Senha alterada',
    authenticator: 'Autenticador configurado',
  },
  codes: { entered: 'Entrou', refused: 'Sem sucesso' },
  reveal: 'Mostrar completo',
  revealText: 'Sua consulta e seu motivo ficam registrados na trilha de auditoria.',
  idNumber: 'Número do documento',
  removeTotp: 'Remover autenticador',
  removeTotpText: (name) =>
    `Verifique antes a identidade da pessoa. ${name} sai de todos os aparelhos e depois entra só com ` +
    'a senha. Um segundo operador precisa aprovar.',
};
