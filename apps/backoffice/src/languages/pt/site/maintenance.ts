import type { maintenanceTexts } from '../../../sections/site/texts.ts';

export const siteMaintenance: typeof maintenanceTexts = {
  heading: 'Manutenção',
  on: 'O site está fechado para manutenção',
  off: 'O site está aberto',
  turnOn: 'Fechar para manutenção',
  turnOff: 'Abrir o site',
  text:
    'Enquanto o site está fechado, os membros veem a página de manutenção, e bilhetes e depósitos são recusados. ' +
    'Os sorteios continuam.',
};
