import type { peopleTexts } from '../../../sections/backoffice/people/texts.ts';

export const backofficePeople: typeof peopleTexts = {
  add: 'Novo operador',
  addText: 'Um segundo operador precisa aprovar. Cada um de vocês vê então uma metade da senha para o primeiro login.',
  isNew: 'Ainda não entrou',
  reset: 'Redefinir credenciais',
  resetText: (name) =>
    `Um segundo operador precisa aprovar. As credenciais de ${name} são removidas, sessões e tokens terminam, e ` +
    'cada um de vocês vê uma metade de uma nova primeira senha.',
  tell: 'Primeira senha',
  tellText: (name) =>
    `O operador que solicitou ${name} vê a primeira metade; o operador que aprovou, a segunda. Sua metade é ` +
    'mostrada uma só vez. Uma nova solicitação cria uma nova senha com duas novas metades.',
  show: 'Mostrar minha metade',
  parts: { first: 'Primeira metade', second: 'Segunda metade' },
  until: (time) => `Entregue ao novo operador pessoalmente. A senha vale até ${time}.`,
  idle: (minutes) => `Saída automática: ${minutes} min`,
  idleTitle: 'Saída automática',
  idleText:
    'As sessões de todos os operadores terminam após estes minutos sem atividade. Um tempo maior exige um segundo ' +
    'operador.',
  idleAsked: 'Um segundo operador precisa aprovar o tempo maior.',
  minutes: 'Minutos sem atividade',
  minutesHint: 'De 5 a 120.',
};
