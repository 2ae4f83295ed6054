import { counted } from '../../../shared/language.ts';
import type { gamesTexts } from '../../../sections/vendors/games-texts.ts';

export const vendorsGames: typeof gamesTexts = {
  title: 'A lista de jogos do provedor',
  compare: 'Comparar com o catálogo',
  same: (theirs) => `O provedor lista ${counted(theirs, 'jogo')}: o catálogo tem os mesmos jogos`,
  counted: (theirs, ours) => `O provedor lista ${counted(theirs, 'jogo')}, o catálogo tem ${ours}`,
  takeOver: 'Importar alterações',
  change: 'Alteração',
  changes: { added: 'novo', renamed: 'renomeado', gone: 'removido: será desligado' },
  was: 'Antes',
  stakes: 'Valor máximo por aposta',
  every: 'Todos os jogos',
  most: 'Valor máximo',
  noStakes: 'Nenhum valor máximo está definido. Só valem os limites do próprio membro.',
  set: 'Definir um valor máximo',
  gameId: 'Jogo; deixe vazio para todos os jogos',
  since: 'Desde',
};
