import type { termsTexts } from '../../../sections/payments/terms-texts.ts';

export const paymentsTerms: typeof termsTexts = {
  change: 'Alterar os termos',
  whose: 'Termos de',
  everybody: 'Todos',
  levelHint: 'Valem até o próximo nível com termos próprios.',
  vipHint: 'Cada nível VIP tem seu próprio limite diário e número de saques sem taxa, que substituem os daqui.',
  taken: 'Este nível já tem termos. Escolha-o para alterá-los.',
  names: {
    least: 'Saque mínimo',
    most: 'Saque máximo',
    daily: 'Limite diário',
    freePerDay: 'Saques sem taxa por dia',
    fee: 'Taxa após os saques sem taxa',
    wageringPercent: 'Volume apostado do depósito exigido antes do saque (%)',
    reviewAbove: 'Uma aprovação exigida acima de',
    secondAbove: 'Duas aprovações exigidas acima de',
    mostPerDay: 'Analisar quando o número de saques em 24 horas passar de',
    newAccountHours: 'Analisar quando a conta for mais nova que (horas)',
    accountWaitHours: 'Espera antes de pagamentos a uma conta nova (horas)',
  },
};
