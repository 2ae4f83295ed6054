import type { emptyTableTexts } from '../../../parts/empty-table-texts.ts';

export const partsEmptyTable: typeof emptyTableTexts = {
  uses: 'Nenhum programa usou este token ainda. Cada chamada com ele aparece aqui.',
  answering: 'Nenhum operador respondeu a uma conversa neste período.',
  calendars: 'Ainda não há calendários. Adicione um para as loterias que têm dias sem sorteio.',
  closedDays: 'Nenhum dia está fechado. Todos os sorteios acontecem como planejado.',
  tickets: 'Ainda não há bilhetes. As somas aparecem aqui com a primeira aposta neste sorteio.',
  exposure: 'Ainda não há risco. Os pagamentos possíveis aparecem aqui com a primeira aposta neste sorteio.',
  reports: 'Nenhum resultado foi informado. Os relatos das fontes e dos operadores aparecem aqui após o sorteio.',
  accepted: 'Nenhum resultado foi aceito. Ele aparece aqui quando relatos suficientes coincidem.',
  planned: 'Esta configuração não prevê nenhum sorteio. Confira os dias e horários.',
  lotteries: 'Ainda não há loterias. Elas aparecem aqui depois que dois operadores as adicionam.',
  lines: 'O arquivo não tem linhas. Escolha outro arquivo ou confira o formato.',
  missions: 'Ainda não há missões. Os membros veem uma missão quando um segundo operador a aprova.',
  segments: 'Ainda não há grupos. Adicione um para fazer uma oferta só a alguns membros.',
  cash: 'Ainda não há dinheiro nos provedores. As somas aparecem aqui com o primeiro pagamento.',
};
