import type { setupTexts } from '../../../sections/backoffice/setup/texts.ts';

export const backofficeSetup: typeof setupTexts = {
  stepsOf: 'Etapas',
  done: (done, all) => `${done} de ${all} concluídas`,
  isDone: 'Concluída',
  isOpen: 'A fazer',
  isSpare: 'Não necessária',
  all: 'Todas as etapas',
  back: (title) => `Voltar a ${title}`,
  next: (title) => `Próxima: ${title}`,
  confirm: 'Confirmar',
  again: 'Confirmar de novo',
  confirmed: (name) => `Confirmada por ${name},`,
  openText:
    'Os visitantes veem um aviso de que o site ainda não está aberto, até dois operadores o abrirem. Você pode ' +
    'fechá-lo de novo a qualquer momento.',
  ask: 'Solicitar abertura do site',
  askText: 'Um segundo operador precisa aprovar. Depois o site fica aberto a todos.',
  asked: (name) => `${name} solicitou a abertura do site.`,
  mustAgree: (names) => `Outro operador precisa aprovar: ${names}.`,
  noOther: 'nenhum outro operador tem segundo fator ainda',
  toApprovals: 'Ir para Aprovações',
  preview: 'Prévia do site',
  previewed: (time) => `Até ${time}, este navegador mostra as páginas como os visitantes as verão.`,
  previewOpen: 'Abrir a prévia',
  previewText:
    'A prévia mostra as páginas. Cadastro e pagamento continuam fechados, porque membros e pagamentos aqui seriam ' +
    'reais. Para experimentá-los, exporte este site e inicie a cópia com o sandbox: npm run merchant -- export ' +
    'my-site, depois em outra máquina SEED=my-site npm start.',
  check: 'Confira antes de abrir:',
  isOpened: 'O site está aberto.',
  toSite: 'Ir para o site',
  notYet: 'Etapas ainda por concluir:',
  before: 'Necessário antes da abertura',
  play: 'Pelo menos um jogo: de um provedor, uma loteria ou um jogo próprio',
  logInAt: (address) => `O novo operador entra em ${address}.`,
  waits: (address) => `O operador que você adicionou ainda não concluiu o primeiro login em ${address}.`,
  lost: 'Se a senha se perdeu, adicione o mesmo nome de novo para receber outra.',
  cashier: 'Uma forma de depósito e uma forma de pagamento',
  two: 'Dois operadores com segundo fator',
  content: 'Termos e privacidade confirmados',
  settings: 'Empresa, marca, páginas e cadastro confirmados',
  addSecond: 'Adicionar o segundo operador',
  addSecondText:
    'Você é o único operador, por isso pode adicionar o segundo sem ajuda. Ele escolhe a própria senha no primeiro ' +
    'login e configura um segundo fator.',
  add: 'Adicionar operador',
  password: 'Senha do primeiro login, mostrada uma só vez',
  until: (time) => `Entregue ao novo operador pessoalmente. Vale até ${time}.`,
};
