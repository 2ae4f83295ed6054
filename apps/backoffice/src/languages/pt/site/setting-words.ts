import type { settingWords } from '../../../sections/site/settings-words.ts';

export const siteSettingWords: typeof settingWords = {
  brand: 'nome marca cor tema escuro claro',
  logo: 'logotipo imagem ícone',
  money: 'moeda casas decimais fuso horário hora',
  offer: 'idioma idade jogos',
  flags: 'recurso ligar desligar',
  words: 'texto tradução rótulo redação',
  legal: 'contrato jurídico lei termos condições privacidade',
  company: 'empresa licença endereço',
  contact: 'suporte contato linha de ajuda telefone imagem hosts',
  install: 'app instalar baixar celular',
  bar: 'barra de download avaliação banner',
  links: 'link modelo domínio caminho',
  registration: 'cadastro cadastrar entrar campos',
  lottery: 'loteria agente modo',
  clients: 'cliente chamadas versão',
  codes: 'código verificação mensagem',
  windows: 'manutenção janela fechar parada',
  regions: 'país região bloquear rede',
  market: 'mercado perfil lei regulador brasil',
};
