import type { ownGamesTexts } from '../../../sections/vendors/connections/own-games-texts.ts';

export const vendorsOwnGames: typeof ownGamesTexts = {
  title: 'Jogos no catálogo',
  none: 'Nenhum jogo ainda. Importe a lista do provedor abaixo ou adicione um só jogo.',
  add: 'Adicionar um jogo',
  change: 'Editar',
  id: 'Código do jogo',
  idHint: 'O código do provedor para o jogo. Não pode ser alterado depois.',
  choose: 'Escolher da lista do provedor',
  listed: 'Jogo na lista do provedor',
  allListed: 'Todos os jogos da lista do provedor estão no catálogo.',
  language: 'Idioma do nome',
  languageHint: 'Idiomas sem nome mostram o nome em inglês.',
  missingName: 'Digite um nome em inglês',
  pictureHint: 'Um caminho deste site, ou um endereço https de um host permitido. Deixe vazio para uma imagem gerada.',
  upload: 'Enviar uma imagem',
  tooLarge: 'O arquivo é grande demais',
  enabled: 'Oferecido',
  on: 'ligado',
  off: 'desligado',
  hint: 'Adicionar um jogo, alterar seu tipo e ligá-lo exigem um segundo operador.',
  more: (count) => `Aparecem os primeiros 200 de ${count}. Veja todos em Jogos.`,
};
