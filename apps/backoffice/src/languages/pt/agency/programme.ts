import type { programmeTexts } from '../../../sections/agency/programme-texts.ts';

export const agencyProgramme: typeof programmeTexts = {
  applications: 'Candidaturas de agentes',
  accept: 'Tornar agente',
  refuse: 'Recusar',
  answer: 'Resposta',
  answerHint: 'Enviada à caixa de entrada do membro exatamente como está aqui',
  answerMissing: 'Escreva uma resposta antes',
  sources: { form: 'Formulário', feedback: 'Sugestões' },
  states: { waiting: 'Pendente', accepted: 'Aceita', refused: 'Recusada' },
  all: 'Todas',
  templates: 'Modelos de contrato',
  noTemplates: 'Nenhum modelo ainda. Adicione um para oferecer um contrato aos agentes de primeiro nível.',
  newTemplate: 'Novo modelo',
  retire: 'Aposentar modelo',
  activeFrom: 'Volume apostado que torna um membro ativo',
  type: 'Forma de cálculo',
  carryOver: 'Transporte de perdas',
  carryOvers: {
    none: 'Nenhum',
    previous: 'Do período anterior',
    permanent: 'Até compensar',
    secondHalf: 'Dentro de um mês, da primeira quinzena para a segunda',
  },
  isCollected: 'Faturas',
  collected: { no: 'Pagas automaticamente', yes: 'Recebidas pelo destinatário em até 30 dias' },
  steps: 'Faixas',
  step: 'Faixa',
  sales: 'Volume apostado a partir de',
  active: 'Membros ativos',
  rate: 'Taxa em %',
  loss: 'Perda a partir de',
  addStep: 'Adicionar faixa',
  dropStep: 'Remover esta faixa',
  faults: {
    amount: 'Digite um valor, como 1000 ou 1000.50',
    active: 'Digite um número inteiro',
    rate: 'Digite uma taxa de 0.01 a 30',
  },
  create: 'Salvar modelo',
  offer: 'Oferecer contrato',
  template: 'Modelo',
  offerNone: 'Ainda não há modelo. Crie um antes.',
  offerHint: 'O agente precisa aceitá-lo. Ele substitui então o contrato ativo.',
  rates: 'Definir taxas',
  ratesHint:
    'Loterias por grupo de prêmios, todo o resto em centésimos de por cento: 50 é 0,50%. As novas taxas valem para ' +
    'apostas feitas após a aprovação.',
  ratesWrong: 'Digite um número inteiro',
  rateRange: (least, most) =>
    most === undefined
      ? `No mínimo ${least}, a maior taxa de um membro logo abaixo`
      : `De ${least} a ${most}, a taxa do agente acima`,
};
