import type { stepTexts } from '../../../sections/backoffice/setup/step-texts.ts';

export const backofficeSteps: typeof stepTexts = {
  operators: {
    title: 'Operadores',
    text:
      'Alterações que envolvem dinheiro ou a lei exigem dois operadores. Cada um entra com uma chave de acesso ou um ' +
      'autenticador.',
    has: ({ withSecondFactor = 0, active = 0 }) => `${withSecondFactor} de ${active} com segundo fator`,
    missing: 'Dois operadores precisam entrar e configurar um segundo fator.',
    links: ['Operadores'],
  },
  merchant: {
    title: 'Empresa',
    text: 'Moeda, fuso horário, idiomas, idade mínima, licenças, regiões e mercado.',
    has: ({ licences = 0 }) => `Licenças: ${licences}`,
    missing: 'Confira as configurações e depois confirme.',
    links: ['Configurações da empresa'],
  },
  brand: {
    title: 'Marca',
    text: 'Nome, cor e logotipo da sua marca.',
    has: ({ logos = 0 }) => (logos === 0 ? 'Logotipo padrão' : 'Logotipo próprio'),
    missing: 'Confira cor e logotipo e depois confirme.',
    links: ['Configurações da marca'],
  },
  pages: {
    title: 'Páginas e menus',
    text: 'Páginas abertas, links, downloads e contatos do atendimento.',
    has: ({ categories = 0, closed = 0 }) => `Categorias: ${categories}, páginas fechadas: ${closed}`,
    missing: 'Confira páginas e links e depois confirme.',
    links: ['Páginas fechadas', 'Links e contato'],
  },
  registration: {
    title: 'Cadastro e login',
    text: 'Como os jogadores se cadastram, quais campos preenchem e quem envia os códigos.',
    has: ({ ways = 0 }) => `Formas de cadastro: ${ways}`,
    missing: 'Ligue pelo menos uma forma de cadastro, confira os campos e depois confirme.',
    links: ['Configurações de cadastro', 'SMS e e-mail', 'Verificações de identidade e exclusões', 'Google e Facebook'],
  },
  cashier: {
    title: 'Depósitos e pagamentos',
    text:
      'Formas de depósito, termos de saque e provedores de pagamento. Pagamentos a uma conta nova de um membro ' +
      'começam após 24 horas, a menos que os termos definam outro tempo. Em um teste quem paga é o sandbox: o ' +
      'endereço dele, em Provedores de pagamento, abre uma página de banco onde você conclui ou recusa pagamentos.',
    has: ({ deposits = 0, payouts = 0 }) => `Formas de depósito: ${deposits}, formas de pagamento: ${payouts}`,
    missing:
      'Conecte um provedor para depósitos e um para pagamentos em Provedores de pagamento; Pagamentos manuais não ' +
      'precisam de nenhum. Depois abra uma forma de depósito na moeda do site.',
    links: ['Formas de depósito', 'Termos de saque', 'Provedores de pagamento', 'Limite de um operador'],
  },
  vendors: {
    title: 'Provedores de jogos',
    text:
      'Um provedor fornece jogos sob a própria licença. Adicione um, teste a conexão e depois ' +
      'escolha os jogos dele.',
    has: ({ shown = 0, all = 0 }) => `${shown} de ${all} visíveis`,
    missing: 'Adicione um provedor e mostre-o.',
    links: ['Provedores de jogos'],
  },
  games: {
    title: 'Jogos dos provedores',
    text: 'Jogos que os jogadores encontram nas listas e podem abrir.',
    has: ({ shown = 0, all = 0 }) => `${shown} de ${all} ligados`,
    missing: 'Importe a lista de um provedor: abra o provedor e depois Jogos. Jogos importados ficam ligados.',
    links: ['Provedores de jogos', 'Jogos'],
  },
  lotteries: {
    title: 'Loterias',
    text:
      'Loterias com seus sorteios, cotações e limites. Escolha antes a moeda e o fuso horário: qualquer loteria ' +
      'fixa a moeda, e uma com jackpot também o fuso horário.',
    has: ({ on = 0, all = 0 }) => `${on} de ${all} à venda`,
    missing: 'Adicione uma loteria e coloque-a à venda.',
    links: ['Loterias', 'Fontes de resultados'],
  },
  originals: {
    title: 'Jogos próprios',
    text: 'Jogos que esta plataforma mesma sorteia, com suas apostas e seus retornos.',
    has: ({ on = 0, all = 0 }) => `${on} de ${all} ligados`,
    missing: 'Ligue pelo menos um jogo próprio.',
    links: ['Jogos próprios'],
  },
  content: {
    title: 'Termos e privacidade',
    text:
      'A plataforma traz rascunhos de termos e privacidade em todos os idiomas. Eles não são aconselhamento ' +
      'jurídico: peça que sejam conferidos para a sua licença, substitua os trechos que não servem e depois confirme.',
    has: ({ worded = 0 }) => `Trechos próprios: ${worded}`,
    missing: 'Leia as duas páginas, substitua os trechos que não servem e depois confirme.',
    links: ['Rascunhos e textos'],
  },
};
