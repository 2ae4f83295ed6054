import type { alarmTexts } from '../../../sections/backoffice/alarms/texts.ts';

export const backofficeAlarm: typeof alarmTexts = {
  rules: 'Regras',
  kinds: {
    vendorErrors: 'Chamadas com falha de um provedor de jogos',
    vendorSilence: 'Aberturas e chamadas de carteira sem resposta do provedor de jogos',
    lateWins: 'Ganho tardio aguardando aprovação',
    paymentErrors: 'Pedidos com falha de um provedor de pagamento',
    feedErrors: 'Fonte de resultados com falhas',
    'personal-data': 'Dados pessoais de muitos membros vistos em uma hora',
    bigWin: 'Ganho alto',
    largeDeposit: 'Depósito alto',
    drawLoss: 'Perda em um sorteio',
    harmSign: 'Sinal de risco de um membro',
    sanctionsMatch: 'Membro verificado em uma lista de sanções',
  },
  states: { open: 'Aberto', acknowledged: 'Reconhecido', ended: 'Encerrado' },
  object: 'Objeto',
  ended: 'Fim',
  by: 'Reconhecido por',
  all: 'Todos',
  acknowledge: 'Reconhecer',
  acknowledgeText: 'Nenhum aviso é enviado enquanto este alarme durar. Sua nota aparece ao lado dele.',
  add: 'Nova regra',
  addText:
    'Novos eventos geram um alarme aqui, por e-mail e pelo webhook. Cada objeto tem um só alarme até que ele termine.',
  from: 'Limiar',
  fromHint: {
    money: 'Valor na moeda da empresa.',
    percent: 'Porcentagem das chamadas nos últimos dez minutos, sem casas decimais.',
    count: 'Número de sinais abertos do mesmo membro; 1 para o primeiro.',
  },
  fromHintOf: {
    paymentErrors:
      'Porcentagem dos depósitos e saques dele na última hora, sem casas decimais. Exige dez pedidos e falhas de ' +
      'pelo menos três membros.',
    sanctionsMatch:
      'Número de listas com o nome de um membro verificado. Todas são consultadas por dia; 1 para a primeira.',
    feedErrors: 'Número de falhas seguidas. Cada fonte é consultada pelo menos uma vez por minuto.',
  },
  wrong: {
    threshold:
      'Digite um número acima de zero. Só valores em dinheiro podem ter casas decimais. Porcentagem: no máximo 100.',
    webhook: 'Digite um endereço https público.',
  },
  mails: 'Endereços de e-mail',
  mailsHint: 'Um por linha, no máximo dez. Opcional.',
  webhook: 'Webhook',
  webhookHint: 'Endereço https a avisar. Opcional.',
  save: 'Adicionar regra',
  once:
    'A chave secreta do webhook é mostrada uma só vez. Ela assina cada chamada no cabeçalho fairlot-signature: ' +
    't=time,v1=HMAC-SHA-256.',
  end: 'Encerrar a regra',
  endText: 'Quando um segundo operador aprovar, a regra e seus alarmes terminam.',
  endAsked: 'A regra continua ativa até um segundo operador aprovar.',
  stops: 'Parada automática',
  stopsNot: 'não',
  minutes: (minutes) => `após ${minutes} min`,
  stopsAfter: 'Parar o provedor de jogos após (minutos)',
  stopsHint:
    'O provedor de jogos deixa então de aceitar apostas, de abrir jogos e de receber dinheiro nas suas carteiras até ' +
    'um operador retomar as apostas. O dinheiro sempre pode ser devolvido. Chamadas sem assinatura não contam. Um ' +
    'operador basta para retomar. Deixe vazio para só avisar.',
  recipients: 'Avisa',
  console: 'console',
  none: 'Nenhuma regra ainda',
  percent: (value) => `${value}%`,
};
