import type { gamesTexts } from '../../../sections/vendors/games-texts.ts';
import { counted } from '../../../shared/language.ts';

export const vendorsGames: typeof gamesTexts = {
  title: 'Lista de juegos del proveedor',
  compare: 'Comparar con el catálogo',
  same: (theirs) => `El proveedor tiene ${counted(theirs, 'juego')}: el catálogo tiene los mismos`,
  counted: (theirs, ours) => `El proveedor tiene ${counted(theirs, 'juego')}, el catálogo ${ours}`,
  takeOver: 'Importar cambios',
  change: 'Cambio',
  changes: { added: 'nuevo', renamed: 'otro nombre', gone: 'quitado: se desactivará' },
  was: 'Antes',
  stakes: 'Importe máximo por apuesta',
  every: 'Todos los juegos',
  most: 'Importe máximo',
  noStakes: 'No hay importe máximo fijado. Solo se aplican los límites propios del miembro.',
  set: 'Fijar un importe máximo',
  gameId: 'Juego; déjelo vacío para todos los juegos',
  since: 'Desde',
};
