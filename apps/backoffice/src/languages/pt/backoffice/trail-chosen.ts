import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'Aguardando', open: 'Com um operador', closed: 'Fechada' },
    who: { guest: 'Visitante' },
  },
  console: { unit: { money: 'Valor', count: 'Quantidade' } },
  operator: {
    step: {
      code: 'Segundo fator',
      password: 'Nova senha',
      enrol: 'Configuração do segundo fator',
      open: 'Sessão iniciada',
    },
  },
  vendor: {
    subject: {
      parked: 'Chamada sem par',
      bet: 'Aposta aberta',
      difference: 'Diferença em relação ao relatório do provedor',
    },
  },
};
