import type { codes } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineCodes: typeof codes = {
  login: { entered: 'Entrou', refused: 'Sem sucesso' },
  registration: { registered: 'cadastro' },
  given: {
    waiting: 'Pendente',
    active: 'Ativo',
    converted: 'Dinheiro real',
    spent: 'Esgotado',
    collected: 'Resgatado',
  },
  ended: {
    expired: 'Expirado',
    givenUp: 'Abandonado',
    cancelled: 'Cancelado',
    open: 'Aberto',
    closed: 'Fechado',
    looked: 'Analisado',
  },
  document: {
    passport: 'Passaporte',
    identityCard: 'Documento de identidade',
    drivingLicence: 'Carteira de motorista',
    front: 'Frente',
    back: 'Verso',
    face: 'Rosto',
  },
  message: { unread: 'Não lida', read: 'Lida', answered: 'Respondida' },
  chat: { waiting: 'Aguardando', open: 'Aberto', closed: 'Fechado' },
  decision: {
    'member.disabled': 'desativou a conta',
    'member.enabled': 'ativou a conta',
    'member.revealed': 'viu dados pessoais',
    'member.totp.removed': 'removeu o autenticador',
    'balance.adjusted': 'ajustou o saldo',
    'approval.requested': 'solicitou uma aprovação',
    'note.added': 'adicionou uma nota',
  },
};
