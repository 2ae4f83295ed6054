import type { connectionTexts } from '../../../parts/connections/texts.ts';

export const partsConnection: typeof connectionTexts = {
  heading: 'Conexões',
  hint:
    'As chaves são guardadas criptografadas; só os últimos caracteres aparecem. Um segundo operador aprova cada ' +
    'alteração.',
  states: { on: 'Ligada', off: 'Desligada', none: 'Não conectada' },
  fromEnvironment: 'De variáveis de ambiente do servidor',
  notCertified: 'Não certificada: teste com suas próprias chaves antes de abrir o site.',
  urlHint: 'Mantenha este endereço, a menos que o provedor tenha dado outro.',
  urlHintOwn: 'Um endereço https, informado pelo provedor.',
  keyHint: (hint) => `Em uso: …${hint}. Deixe todas as chaves vazias para mantê-las.`,
  keyHintNew: 'Guardada criptografada. Não pode ser mostrada de novo, só substituída.',
  connect: 'Conectar',
  change: 'Alterar',
  asked: 'Um segundo operador precisa aprovar esta alteração. A solicitação está em Aprovações.',
  off: 'Desligar',
  test: 'Testar a conexão',
  testAgain: 'Testar de novo',
  testing: 'Testando…',
  lastTest: 'Último teste',
  results: {
    passed: 'Funciona',
    keys: 'O provedor recusa estas chaves',
    refused: 'O provedor respondeu com um erro',
    unanswered: 'Sem resposta',
    notConnected: 'Não conectada',
  },
};
