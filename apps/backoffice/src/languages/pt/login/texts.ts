import type { loginTexts } from '../../../login/texts.ts';

export const login: typeof loginTexts = {
  firstHeading: 'Criar o primeiro operador',
  firstText: 'Este site ainda não tem operador. Escolha seu nome e sua senha e depois configure um segundo fator.',
  firstSubmit: 'Criar operador',
  repeatFirst: 'Repita a senha',
  firstInstead: 'Entrar em vez disso',
  heading: 'Entrar',
  password: 'Senha',
  submit: 'Entrar',
  codeHeading: 'Digite seu código',
  passkeyHeading: 'Confirme com sua chave de acesso',
  code: 'Código do autenticador',
  codeSubmit: 'Continuar',
  passwordHeading: 'Escolha sua senha',
  current: 'Senha atual',
  next: 'Senha nova',
  repeat: 'Repita a senha nova',
  mismatch: 'As senhas não são iguais.',
  passwordSubmit: 'Salvar senha',
  passwordSaved: 'Sua senha foi salva.',
  enrolHeading: 'Configure seu autenticador',
  factorHeading: 'Configure um segundo fator',
  factorText: 'O segundo fator é obrigatório: uma chave de acesso ou um app autenticador.',
  enrolText:
    'Leia o código com um app autenticador no seu celular. Se você está nesse celular, use o link ou digite a ' +
    'chave secreta. ' +
    'Depois digite o código que o app mostra.',
  qr: 'Código para um app autenticador',
  secret: 'Chave secreta',
  link: 'Abrir em um app autenticador',
  begin: 'Configurar autenticador',
  enrolSubmit: 'Confirmar',
  enrolled: 'Seu autenticador está ativo.',
};
