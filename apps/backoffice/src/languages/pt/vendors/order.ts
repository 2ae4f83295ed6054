import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Visível',
  hot: 'Em alta',
  isNew: 'Novo',
  order: 'Ordem',
  orderHint: 'De 1 a 999. Números menores vêm primeiro; o padrão é 100.',
  maintenanceLabel: 'Motivo da manutenção, mostrado aos jogadores',
  maintenanceHint: 'Deixe vazio enquanto o provedor está disponível.',
  untilLabel: 'Fim da manutenção',
  untilHint: 'A manutenção termina então automaticamente. Deixe vazio para encerrá-la você mesmo.',
  wrongOrder: 'A ordem é um número inteiro de 1 a 999.',
};
