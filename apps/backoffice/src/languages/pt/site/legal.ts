import type { legalTexts } from '../../../sections/site/legal/legal-texts.ts';

const COMMON_PT = [
  'Este perfil não pertence a nenhum mercado: siga sua licença. As frases entre colchetes são exigidas pela maioria ' +
    'delas.',
  'A autoridade que concede a licença e o número dela. Adicione no cartão Empresa e licenças.',
  'Como o dinheiro dos membros é guardado se a empresa falir, e a lei que se aplica.',
  'Uma organização que ajuda com problemas de jogo, e um órgão para reclamações.',
  'A empresa responsável pelos dados pessoais, e a autoridade de proteção de dados.',
];

export const siteLegal: typeof legalTexts = {
  heading: 'Termos e privacidade',
  text:
    'Estes rascunhos vêm com a plataforma e são mostrados como os jogadores os leem. Não são aconselhamento ' +
    'jurídico. Peça que sejam conferidos para a sua licença e substitua os trechos que não servem. Frases ' +
    'entre [colchetes] são exigidas pelo seu mercado e só aparecem aos jogadores depois que você salva o trecho.',
  language: 'Idioma dos rascunhos',
  draft: 'Rascunho',
  own: 'Seu texto',
  replace: 'Substituir',
  replaceHint: 'Mantenha marcadores como {name}. Um texto vazio restaura o rascunho da plataforma.',
  terms: 'Termos',
  privacy: 'Privacidade',
  asks: 'Exigências do mercado',
  market: {
    UK: [
      'O titular da licença, seu número de conta na Gambling Commission e um link para o registro. Adicione no ' +
        'cartão Empresa e licenças.',
      'Como o dinheiro dos clientes é protegido se a empresa falir: sem proteção, média ou alta (LCCP 4.2.1). ' +
        'Adicione em Dinheiro.',
      'O órgão que resolve disputas sem custo (LCCP 6.1.1). Adicione em Reclamações.',
      'GAMSTOP e uma linha de ajuda. Adicione nos cartões Empresa e licenças e Limites e exclusão.',
    ],
    demo: COMMON_PT,
    open: COMMON_PT,
  },
};
