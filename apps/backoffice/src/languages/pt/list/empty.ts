import type { emptyTexts } from '../../../list/empty-texts.ts';

export const listEmpty: typeof emptyTexts = {
  withdrawals: {
    why:
      'Um saque aparece aqui quando uma verificação pede análise, como um valor alto ou uma conta nova. Todos os ' +
      'outros são enviados sem operador.',
    to: { label: 'Ir para Termos de saque', path: 'withdrawal-terms' },
  },
  deposits: {
    why:
      'Um depósito aparece aqui quando um membro pede para pagar. Os depósitos que o provedor confirma são ' +
      'creditados automaticamente.',
    to: { label: 'Ir para Formas de depósito', path: 'deposit-methods' },
  },
  reviews: {
    why:
      'Um pagamento aparece aqui quando o relatório de um provedor não bate com um pedido: outro valor, outro ' +
      'pagador ou nenhum pedido.',
    to: { label: 'Ir para Provedores de pagamento', path: 'payment-providers' },
  },
  identities: {
    why:
      'Um documento aparece aqui quando um membro envia uma imagem e o provedor de identidade não decide ' +
      'automaticamente.',
    to: { label: 'Ir para Provedores de identidade', path: 'identity-providers' },
  },
  protectionAlerts: {
    why:
      'Um sinal de risco aparece aqui quando o jogo de um membro muda: depósitos que sobem semana após semana, ' +
      'jogo à noite ou limites atingidos várias vezes.',
    to: { label: 'Ir para Proteção', path: 'protection' },
  },
  protectionActs: {
    why:
      'Um registro aparece aqui quando um membro define um limite, faz uma pausa ou se autoexclui, e quando um ' +
      'operador registra um contato.',
  },
  alarms: {
    why:
      'Um alarme aparece aqui quando um valor medido passa do limiar de uma regra. Sem regras não há alarmes. ' +
      'Adicione uma em “Regras”.',
  },
  tasks: {
    why: 'Uma tarefa aparece aqui quando um operador a atribui a um colega, ou quando uma solicitação aprovada falha.',
  },
  approvals: {
    why: 'Uma solicitação aparece aqui quando um operador faz uma alteração que exige um segundo operador.',
  },
  cases: { why: 'Uma sugestão aparece aqui quando um membro envia o formulário de sugestões.' },
  mailings: {
    why: 'Uma mensagem aparece aqui depois que um operador a envia. As mensagens automáticas do site não são listadas.',
  },
  members: {
    why: 'Um membro aparece aqui depois do cadastro, ou quando um agente o adiciona.',
    to: { label: 'Ir para Site', path: 'site' },
  },
  ledger: {
    why:
      'Um lançamento aparece aqui a cada movimento do dinheiro do membro: depósitos, apostas, ganhos, bônus e ' +
      'ajustes.',
  },
  bets: { why: 'Uma aposta aparece aqui assim que o membro aposta, em qualquer produto.' },
  bonuses: {
    why: 'Um bônus aparece aqui quando um membro recebe uma oferta, ou quando um operador dá um bônus.',
    to: { label: 'Ir para Promoções', path: 'offers' },
  },
  offers: { why: 'Uma oferta aparece aqui depois de criada. Os membros a veem a partir do primeiro dia.' },
  applications: {
    why: 'Uma inscrição aparece aqui quando um membro se inscreve em uma promoção que a exige.',
    to: { label: 'Ir para Conteúdo', path: 'content' },
  },
  rewards: {
    why: 'Uma recompensa aparece aqui quando um membro alcança um nível ou conclui uma missão.',
    to: { label: 'Ir para Missões', path: 'missions' },
  },
  freeRounds: {
    why:
      'Rodadas grátis aparecem aqui quando um operador ou uma oferta as concede. O provedor precisa oferecer ' +
      'suporte a elas.',
    to: { label: 'Ir para Provedores de jogos', path: 'vendors' },
  },
  draws: {
    why: 'Os sorteios aparecem aqui conforme a agenda de cada loteria ligada.',
    to: { label: 'Ir para Loterias', path: 'lotteries' },
  },
  'originals/rounds': {
    why: 'Uma rodada aparece aqui quando um membro joga um jogo próprio.',
    to: { label: 'Ir para Jogos próprios', path: 'originals' },
  },
  'originals/flights': {
    why: 'Um voo aparece aqui após cada rodada do jogo de crash, que roda enquanto o jogo está ligado.',
    to: { label: 'Ir para Jogos próprios', path: 'originals' },
  },
  'originals/seeds': {
    why:
      'Um par de sementes aparece aqui quando um membro joga um jogo próprio pela primeira vez, e após cada troca ' +
      'de sementes.',
  },
  'catalogue/games': {
    why: 'Os jogos aparecem aqui quando a lista de um provedor é importada.',
    to: { label: 'Ir para Provedores de jogos', path: 'vendors' },
  },
  contentEntries: { why: 'Um item aparece aqui depois de escrito. Os membros o veem a partir do primeiro dia.' },
  agents: {
    why: 'Um agente aparece aqui quando uma candidatura é aprovada ou um membro recebe um contrato.',
    to: { label: 'Ir para Candidaturas de agentes', path: 'agent-applications' },
  },
  agentApplications: { why: 'Uma candidatura aparece aqui quando um membro pede para ser agente.' },
  agencyBills: {
    why: 'Uma fatura aparece aqui após a liquidação de um período coberto por um contrato.',
    to: { label: 'Ir para Liquidação', path: 'settlement' },
  },
  audit: { why: 'Um registro aparece aqui a cada alteração feita por um operador.' },
  exports: {
    why: 'Uma exportação aparece aqui quando você inicia uma em uma lista. Ela fica disponível por tempo limitado.',
  },
  operators: { why: 'Um operador aparece aqui depois que dois operadores o adicionam.' },
  tokens: { why: 'Um token aparece aqui depois que você cria um para um programa.' },
  tokenUses: { why: 'Uma chamada aparece aqui cada vez que um programa usa um token.' },
  chats: { why: 'Uma conversa aparece aqui quando um membro escreve no chat ao vivo.' },
};
