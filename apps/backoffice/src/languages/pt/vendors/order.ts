import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: 'Visível',
  maintenanceLabel: 'Motivo da manutenção, mostrado aos jogadores',
  maintenanceHint: 'Deixe vazio enquanto o provedor está disponível.',
  untilLabel: 'Fim da manutenção',
  untilHint: 'A manutenção termina então automaticamente. Deixe vazio para encerrá-la você mesmo.',
};
