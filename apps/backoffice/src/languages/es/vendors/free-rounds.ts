import type { freeRoundsTexts } from '../../../sections/vendors/free-rounds-texts.ts';

export const vendorsFreeRounds: typeof freeRoundsTexts = {
  membersHint: 'Por nombre o número; se pueden pegar varios números. Como máximo 500',
  rounds: 'Rondas',
  value: 'Importe por ronda',
  days: 'Días',
  cost: (rounds, members) =>
    `${rounds === 1 ? '1 ronda' : `${rounds} rondas`} para cada uno de ` +
    (members === 1 ? '1 miembro' : `${members} miembros`),
  wrongMembers: 'Como máximo 500 miembros',
  unknownMember: (member) => `Ningún miembro tiene el número ${member}.`,
  wrongGame: {
    unknown: 'Este proveedor no tiene ningún juego con este código.',
    'no free rounds': 'Este juego, o su proveedor, no tiene rondas gratis.',
  },
  cancelText: (game, member) =>
    `Se revocan las rondas sin jugar del miembro ${member} en ${game}. Las ganancias se mantienen.`,
  createdAt: 'Dadas',
  played: 'Jugadas',
  won: 'Ganado',
  wins: 'Las ganancias se pagan como',
  winKinds: {
    money: 'Dinero real de inmediato',
    bonus: 'Dinero de bono con requisito de juego, tras la última ronda',
  },
  timesHint: 'Volumen apostado exigido como múltiplo de las ganancias, en 30 días. El mercado fija el máximo.',
  realMoney: 'dinero real',
  bonusMoney: (times) => `dinero de bono, ${times} ×`,
  all: 'Todas',
  states: {
    waiting: 'Enviándose',
    granted: 'Jugables',
    finished: 'Jugadas',
    expired: 'Vencidas',
    refused: 'Rechazadas por el proveedor',
    cancelling: 'Revocándose',
    cancelled: 'Revocadas',
  },
};
