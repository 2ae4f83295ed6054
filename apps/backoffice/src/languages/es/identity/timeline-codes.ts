import type { codes } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineCodes: typeof codes = {
  login: { entered: 'Correcto', refused: 'Fallido' },
  registration: { registered: 'registrada' },
  given: {
    waiting: 'Pendiente',
    active: 'Activo',
    converted: 'Dinero real',
    spent: 'Agotado',
    collected: 'Recogido',
  },
  ended: {
    expired: 'Vencido',
    givenUp: 'Renunciado',
    cancelled: 'Cancelado',
    open: 'Abierto',
    closed: 'Cerrado',
    looked: 'Revisado',
  },
  document: {
    passport: 'Pasaporte',
    identityCard: 'Documento de identidad',
    drivingLicence: 'Licencia de conducir',
    front: 'Anverso',
    back: 'Reverso',
    face: 'Rostro',
  },
  message: { unread: 'Sin leer', read: 'Leído', answered: 'Respondido' },
  chat: { waiting: 'En espera', open: 'Abierto', closed: 'Cerrado' },
  decision: {
    'member.disabled': 'inhabilitó la cuenta',
    'member.enabled': 'habilitó la cuenta',
    'member.revealed': 'vio datos personales',
    'member.totp.removed': 'quitó el autenticador',
    'balance.adjusted': 'ajustó el saldo',
    'approval.requested': 'solicitó una aprobación',
    'note.added': 'añadió una nota',
  },
};
