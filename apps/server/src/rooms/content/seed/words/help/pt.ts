import type { Topics } from './topics.ts';

export const PT: Topics = {
  withdraw: [
    'Saques',
    [
      'Como faço um saque?',
      'Primeiro salve uma conta bancária ou carteira em seu nome. Depois abra Saque, escolha a conta, ' +
        'informe o valor e confirme com a senha de pagamento. Uma conta nova só pode ser usada após um ' +
        'tempo de espera, que protege você caso outra pessoa entre na sua conta.',
    ],
    [
      'Por que está em análise?',
      'Valores maiores, contas novas e nomes diferentes dos documentos são vistos por uma pessoa. A ' +
        'página de saque mostra cada etapa com o horário, e uma recusa informa o motivo. O dinheiro volta ' +
        'então para o seu saldo.',
    ],
    [
      'O que precisa ser jogado antes?',
      'Um depósito precisa ser jogado antes de ser sacado. A página de saque mostra quanto falta.',
    ],
  ],
  games: [
    'Jogos',
    [
      'Onde encontro um jogo?',
      'As categorias da página inicial levam a todos os jogos. Busque pelo nome, escolha um fabricante ou ' +
        'toque no coração de um jogo para encontrá-lo entre os favoritos.',
    ],
    [
      'E se a conexão cair?',
      'Apostas e resultados ficam no servidor, não no seu telefone. Uma rodada que começou é levada até o ' +
        'fim, e o resultado aparece no registro de apostas. Abra o jogo de novo para continuar.',
    ],
    [
      'Falta uma aposta no meu registro',
      'Resultados de outros fabricantes podem levar alguns minutos. Se ainda faltar, escreva ao ' +
        'atendimento com o nome do jogo e o horário.',
    ],
  ],
  rules: [
    'Regras da loteria',
    [
      'Como um bilhete ganha?',
      'A página de cada tipo de aposta diz com quais números e prêmios ela é comparada. O que o bilhete ' +
        'pode pagar aparece antes do pagamento, e as cotações daquele momento ficam com o bilhete.',
    ],
    [
      'Quando um sorteio fecha?',
      'A venda termina antes do sorteio, quando a contagem do servidor chega a zero. Um bilhete que chega ' +
        'depois é recusado e não custa nada.',
    ],
    [
      'E se o sorteio não acontecer?',
      'Ele é anulado e todas as apostas são devolvidas. Um resultado anunciado errado é corrigido, e os ' +
        'pagamentos também.',
    ],
  ],
  fair: [
    'Conferir nossos jogos',
    [
      'Sementes dos jogos da casa',
      'Cada rodada é calculada com uma semente do servidor, uma sua e um número que conta as rodadas. O ' +
        'hash da semente do servidor aparece antes de você jogar, para que não possa ser trocada depois.',
    ],
    [
      'Como confiro uma rodada?',
      'Abra a folha de transparência abaixo de um jogo da casa. Troque as sementes para revelar a ' +
        'anterior, e o seu telefone repete as rodadas jogadas com ela.',
    ],
    [
      'O que significa o retorno?',
      'É o que o jogo devolve em média ao longo de muitas rodadas. Uma única noite pode terminar muito ' +
        'acima ou abaixo.',
    ],
  ],
  spending: [
    'Limites de jogo',
    [
      'Que limites posso definir?',
      'Para depósitos, perdas, apostas e tempo, por dia, semana ou mês. Eles ficam na sua conta em ' +
        'Limites de jogo, com o que já foi usado.',
    ],
    [
      'Como mudo um limite?',
      'Um limite menor vale na hora. Um maior, ou nenhum, vale após um tempo de espera e precisa ser ' +
        'confirmado mais uma vez. Sem a sua resposta, o limite antigo continua.',
    ],
    [
      'O que é o lembrete de realidade?',
      'No intervalo que você escolher, ele interrompe o jogo e mostra há quanto tempo você joga e o que ' +
        'ganhou ou perdeu.',
    ],
  ],
  security: [
    'Segurança da conta',
    [
      'Como protejo minha conta?',
      'Use uma senha que não usa em outro lugar, adicione uma chave de acesso e ative os códigos de um ' +
        'aplicativo autenticador. A senha de pagamento é outra e protege o seu dinheiro.',
    ],
    [
      'Outra pessoa entrou na minha conta',
      'Troque a senha na central de segurança, o que encerra todas as sessões, confira os seus aparelhos ' +
        'e escreva na hora ao atendimento.',
    ],
    [
      'O que nunca pedimos?',
      'Ninguém da nossa equipe pede a sua senha, um código enviado a você ou um pagamento para uma conta ' +
        'particular.',
    ],
  ],
  bonus: [
    'Bônus',
    [
      'Como recebo um?',
      'As ofertas ficam na página de promoções com todas as condições. Você decide se aceita; nada é ' +
        'acrescentado sem o seu sim.',
    ],
    [
      'O que preciso jogar?',
      'A página de bônus mostra o que foi jogado, o que falta, quais jogos contam e quando termina. O ' +
        'dinheiro real é jogado primeiro e pode ser sacado enquanto o bônus corre.',
    ],
    ['Posso desistir?', 'Sim, a qualquer momento. O dinheiro do bônus é retirado, o dinheiro real continua seu.'],
  ],
  vip: [
    'VIP e recompensas',
    [
      'Como chego a um nível?',
      'Os níveis seguem o que você jogou ao longo do tempo. A página VIP mostra o seu nível, o que cada ' +
        'um traz e o que falta para o próximo.',
    ],
    [
      'Como recebo uma recompensa?',
      'As recompensas esperam na central até você coletar ou o prazo terminar. O dinheiro coletado entra ' +
        'no saldo na hora.',
    ],
  ],
  agents: [
    'Agentes',
    [
      'Como alguém entra na minha equipe?',
      'Compartilhe o seu link ou código. Quem se cadastra com ele pertence à sua equipe, e o resumo ' +
        'mostra números, nunca dados privados de ninguém.',
    ],
    [
      'Quando sou pago?',
      'As comissões são calculadas por dia e por período no fuso horário da casa. Cada fatura explica ' +
        'como foi calculada e é coletada por você.',
    ],
    ['Como me torno agente?', 'Escreva pelo formulário de comentários e escolha que quer ser agente.'],
  ],
  app: [
    'Aplicativo e telefone',
    [
      'Como instalo o aplicativo?',
      'Abra a página de download. No Android o site pode ficar na tela inicial ou ser instalado como ' +
        'aplicativo; no iPhone escolha Adicionar à Tela de Início ou o perfil com seus seis passos.',
    ],
    [
      'O que funciona sem rede?',
      'Uma página com o último saldo conhecido, bilhetes abertos e os próximos sorteios. Nada que mova ' +
        'dinheiro funciona sem rede.',
    ],
    [
      'Como recebo mensagens no telefone?',
      'Ative nas configurações de Mensagens. Você escolhe quais tipos chegam e os horários em que o ' +
        'telefone fica em silêncio.',
    ],
  ],
};
