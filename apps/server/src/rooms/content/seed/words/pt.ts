import type { OwnWords } from './shape.ts';

/** Words of the demonstration in Portuguese. */
export const PT: OwnWords = {
  banners: {
    freePlay: ['Dinheiro fictício', 'Cada resultado, você mesmo confere', 'Jogar grátis'],
    minute: ['Vietnam 60 seconds', 'Um novo sorteio a cada minuto', 'Escolher números'],
    lobby: ['Sala de sorteios', 'Veja qual sorteio fecha primeiro', 'Abrir a sala'],
    register: ['Novo por aqui', 'Sua conta fica pronta em um minuto', ''],
    originals: ['Fairlot Originals', 'Feitos aqui, conferidos por você', 'Como conferir'],
    slots: ['Slots', 'Centenas de slots em um só lugar', 'Ver todos'],
    live: ['Cassino ao vivo', 'Mesas com vista', 'Escolher estúdio'],
    fish: ['Pesca', 'Água calma, mãos rápidas', 'Ver todos'],
    cards: ['Cartas', 'Um lugar à mesa da casa de chá', 'Ver todos'],
    sports: ['Esportes', 'O dia de jogo começa aqui', 'Escolher casa'],
    cockfight: ['Rinha de galos', 'Desde a primeira luz', 'Escolher uma arena'],
    esports: ['E-sports', 'Cada mapa, cada final', 'Escolher arena'],
    results: ['Resultados', 'Todos os sorteios, com a prova', 'Ver resultados'],
    fiveMinutes: ['Vietnam 5 minutes', 'Tempo para um chá entre sorteios', 'Escolher números'],
    promotions: ['Promoções', 'O que está acontecendo agora', 'Ler mais'],
    help: ['Ajuda', 'Respostas curtas e claras', 'Abrir a ajuda'],
    notices: ['Avisos', 'Notícias da casa', ''],
    hot: ['Em alta', 'O que os outros jogam nesta semana', 'Ver a lista'],
  },
  categories: { freePlay: 'Jogo grátis', draws: 'Sorteios' },
  announcements: {
    check: [
      'Como conferir um sorteio',
      '<p>Cada sorteio publica um compromisso antes da abertura das vendas e sua semente depois do ' +
        'resultado. Abra qualquer sorteio encerrado e repita o cálculo no seu próprio aparelho.</p>',
    ],
    closing: [
      'Vietnam 60 seconds fecha 10 segundos antes de cada sorteio',
      '<p>Bilhetes são aceitos até 10 segundos antes da hora do sorteio, e até 30 segundos no jogo de cinco ' +
        'minutos. A contagem regressiva em cada cartão mostra o tempo que resta.</p>',
    ],
    welcome: [
      'Boas-vindas à demonstração',
      '<p>Tudo aqui funciona: os sorteios, o livro-razão e as provas. O dinheiro é de demonstração.</p>' +
        '<ul><li>O jogo grátis não pede conta.</li><li>Você confere cada sorteio no seu próprio celular.</li>' +
        '</ul>',
    ],
    agents: [
      'Para agentes: como sua equipe é contada',
      '<p>Quem se cadastra com o seu código faz parte da sua equipe desde o primeiro acesso. Os números ' +
        'seguem o fuso horário do operador.</p>',
    ],
    million: [
      'Um milhão em dinheiro fictício',
      '<p>O jogo grátis dá a você 1.000.000,00 em dinheiro fictício por 24 horas, com os mesmos sorteios, ' +
        'odds e registros do jogo real.</p><p>Dinheiro fictício não pode ser sacado. <a ' +
        'href="/m/trail">Começar o jogo grátis</a>.</p>',
    ],
    trust: [
      'Confira um sorteio e depois confie',
      '<p>Abra qualquer sorteio liquidado e toque em conferir: seu celular repete todo o cálculo a partir da ' +
        'semente publicada.</p><ol><li>Abra <a href="/m/lottery/history?gameCode=VN60">os resultados</a>.</li>' +
        '<li>Escolha um sorteio.</li><li>Leia a prova.</li></ol>',
    ],
  },
  help: {
    start: [
      'Primeiros passos',
      '<h3>Sem conta</h3><p>O jogo grátis dá a você dinheiro fictício por 24 horas. Nada é pedido.</p>' +
        '<h3>Com conta</h3><p>Escolha um nome de usuário e uma senha de 6 a 20 caracteres com uma letra e um ' +
        'número. Você entra na hora.</p>',
    ],
    draws: [
      'Sorteios e provas',
      '<p>Antes de um sorteio abrir, seu compromisso é publicado. Depois do sorteio a semente é mostrada, e ' +
        'qualquer pessoa pode repetir o cálculo.</p>' +
        '<p>Bilhetes são aceitos até o fim das vendas; a contagem regressiva em cada cartão mostra o tempo que ' +
        'resta. Um bilhete registrado não pode ser alterado.</p>',
    ],
    money: [
      'Depósitos e saldo',
      '<p>Um depósito é creditado quando o provedor de pagamento o confirma. Até lá o pedido aparece em ' +
        'espera, e nada se perde se você fechar a página.</p>' +
        '<p>Cada movimento do seu saldo está no extrato da conta, com o saldo depois dele.</p>',
    ],
    limits: [
      'Fazer uma pausa',
      '<p>Nas configurações você pode fazer uma pausa curta ou se autoexcluir por meses. Ambas começam na ' +
        'hora e não podem ser encurtadas.</p>' +
        '<p>Jogue só o que pode perder, e fale com alguém se deixar de ser divertido.</p>',
    ],
    terms: [
      'Termos de serviço',
      '<h3>Quem pode jogar</h3><p>Os jogadores têm a idade indicada no cadastro e jogam para si mesmos, com ' +
        'uma única conta.</p><h3>Apostas</h3>' +
        '<p>Uma aposta vale quando o servidor a confirma com um número de bilhete. Resultados, odds e prêmios ' +
        'são os publicados com o sorteio; os prêmios são arredondados para baixo até a menor unidade.</p>' +
        '<h3>Sorteios anulados</h3><p>Um sorteio que não pode ser realizado é anulado, e todo valor apostado ' +
        'nele é devolvido.</p><h3>Demonstração</h3>' +
        '<p>Esta instalação mostra o produto. O dinheiro dela não tem valor.</p>',
    ],
  },
  sponsors: {
    football: [
      'Futebol juvenil Delta Vermelho',
      '<p>Campos, bolas e camisas para quarenta times infantis à beira do rio.</p>' +
        '<p>Este exemplo foi inventado para a demonstração.</p>',
    ],
    cup: [
      'Copa de e-sports Mercado Noturno',
      '<p>Um fim de semana de finais sob as lanternas, aberto a todos os times da cidade.</p>' +
        '<ul><li>A entrada é gratuita.</li><li>Os prêmios são do organizador.</li></ul>' +
        '<p>Este exemplo foi inventado para a demonstração.</p>',
    ],
  },
};
