import type { SENTENCES } from '../../../sections/payments/check-facts.ts';
import { counted } from '../../../shared/language.ts';

export const paymentsCheckFacts: typeof SENTENCES = {
  name: ({ holder = '' }, passed) =>
    passed ? `${holder} es el nombre verificado del miembro` : `${holder} no es el nombre verificado del miembro`,
  turnover: ({ left }, passed) => (passed ? 'Requisito de juego cumplido' : `Requisito de juego restante: ${left}`),
  amount: ({ amount, above }) => `${amount}; los importes de más de ${above} se revisan`,
  velocity: ({ made = '0', most = '0' }) => `${made} en 24 horas; se revisa a partir de más de ${most}`,
  'new-account': ({ addedAt, hours = '0' }) =>
    `Añadida ${addedAt}; cuenta como nueva durante ${counted(hours, 'hora')}`,
  'shared-account': ({ members = '0' }) =>
    members === '0'
      ? 'Ningún otro miembro tiene esta cuenta'
      : `${counted(members, 'otro miembro tiene', 'otros miembros tienen')} o tuvo antes esta cuenta`,
  'new-device': (_facts, passed) => (passed ? 'Dispositivo conocido' : 'Solicitado desde un dispositivo nuevo'),
  'bonus-abuse': (_facts, passed) =>
    passed ? 'Sin señales de abuso de bonos' : 'El juego con dinero de bono incumplió una regla. Consulte los bonos',
  'deposit-reversed': ({ reversed = '0' }) => counted(reversed, 'depósito revertido', 'depósitos revertidos'),
  debt: ({ owed }, passed) => (passed ? 'El miembro no debe nada' : `El miembro debe ${owed}`),
};
