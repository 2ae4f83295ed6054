import type { chosenWords } from '../../../sections/backoffice/trail/chosen-words.ts';

export const backofficeTrailChosen: typeof chosenWords = {
  chat: {
    state: { waiting: 'Aguardando', open: 'Com um operador', closed: 'Fechada' },
    who: { guest: 'Visitante' },
  },
  console: { unit: { money: 'Valor', count: 'Quantidade' } },
  lottery: { feeds: { any: 'Qualquer' } },
  mission: { products: { all: 'Todos' } },
  odds: { odds: { off: 'Não oferecido' }, limit: { unlimited: 'Sem limite' } },
  offer: {
    audience: { members: 'Membros', inviters: 'Membros que convidam' },
    endsAt: { never: 'Nunca' },
    game: { mostPlayed: 'O jogo mais jogado' },
    limit: { unlimited: 'Sem limite' },
    segment: { missing: 'Não existe mais' },
    startsAt: { approval: 'Na aprovação' },
  },
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
