import type { limitTexts } from '../../../sections/agency/limit-texts.ts';

export const agencyLimit: typeof limitTexts = {
  title: 'Limites de transferência',
  about: 'Um agente com permissão para transferir pode enviar dinheiro a membros da equipe dentro destes limites.',
  none: 'Nenhum limite está definido, por isso os agentes não podem transferir.',
  change: 'Alterar os limites',
  asked: 'Um segundo operador precisa aprovar a alteração antes que ela entre em vigor.',
  wrongOrder:
    'O mínimo é maior que zero, o máximo pelo menos igual ao mínimo, e o limite diário pelo menos igual ao máximo.',
  names: { least: 'Transferência mínima', most: 'Transferência máxima', daily: 'Limite diário de um agente' },
};
