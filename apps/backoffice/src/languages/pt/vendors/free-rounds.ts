import type { freeRoundsTexts } from '../../../sections/vendors/free-rounds-texts.ts';

export const vendorsFreeRounds: typeof freeRoundsTexts = {
  membersHint: 'Por nome ou número; é possível colar vários números. No máximo 500',
  rounds: 'Rodadas',
  value: 'Valor apostado por rodada',
  days: 'Dias',
  cost: (rounds, members) => `Rodadas para cada um de ${members} ${members === 1 ? 'membro' : 'membros'}: ${rounds}`,
  wrongMembers: 'No máximo 500 membros',
  unknownMember: (member) => `Nenhum membro tem o número ${member}.`,
  wrongGame: {
    unknown: 'Este provedor não tem jogo com este código.',
    'no free rounds': 'Este jogo, ou seu provedor, não tem rodadas grátis.',
  },
  cancelText: (game, member) => `As rodadas não jogadas do membro ${member} em ${game} são revogadas. Os ganhos ficam.`,
  createdAt: 'Dadas',
  played: 'Jogadas',
  won: 'Ganho',
  wins: 'Ganhos pagos como',
  winKinds: {
    money: 'Dinheiro real imediatamente',
    bonus: 'Dinheiro de bônus com requisito de jogo, após a última rodada',
  },
  timesHint: 'Volume apostado exigido, em múltiplos dos ganhos, em até 30 dias. O mercado define o máximo.',
  realMoney: 'dinheiro real',
  bonusMoney: (times) => `dinheiro de bônus, ${times} ×`,
  all: 'Todas',
  states: {
    waiting: 'Sendo enviadas',
    granted: 'Jogáveis',
    finished: 'Jogadas',
    expired: 'Expiradas',
    refused: 'Recusadas pelo provedor',
    cancelling: 'Sendo revogadas',
    cancelled: 'Revogadas',
  },
};
