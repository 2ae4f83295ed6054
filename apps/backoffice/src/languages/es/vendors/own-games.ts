import type { ownGamesTexts } from '../../../sections/vendors/connections/own-games-texts.ts';

export const vendorsOwnGames: typeof ownGamesTexts = {
  title: 'Juegos del catálogo',
  none: 'Aún no hay juegos. Importe abajo la lista del proveedor, o añada un solo juego.',
  add: 'Añadir un juego',
  change: 'Editar',
  id: 'Código del juego',
  idHint: 'El código del proveedor para el juego. No se puede cambiar después.',
  choose: 'Elegir de la lista del proveedor',
  listed: 'Juego de la lista del proveedor',
  allListed: 'Todos los juegos de la lista del proveedor están en el catálogo.',
  language: 'Idioma del nombre',
  languageHint: 'Los idiomas sin nombre muestran el nombre en inglés.',
  missingName: 'Introduzca un nombre en inglés',
  pictureHint:
    'Una ruta de este sitio, o una dirección https de un host permitido. Déjelo vacío para una imagen generada.',
  upload: 'Subir una imagen',
  tooLarge: 'El archivo es demasiado grande',
  enabled: 'Ofrecido',
  on: 'activado',
  off: 'desactivado',
  hint: 'Añadir un juego, cambiar su tipo y activarlo necesitan un segundo operador.',
  more: (count) => `Se muestran los primeros 200 de ${count}. Véalos todos en Juegos.`,
};
