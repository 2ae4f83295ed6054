import type { catalogueTexts } from '../../../sections/catalogue/texts.ts';

export const catalogue: typeof catalogueTexts = {
  all: 'Todos',
  node: 'Nodo',
  games: 'Juegos',
  tags: 'Marcas',
  shown: 'Visible',
  hidden: 'Oculto',
  show: 'Mostrar',
  markHot: 'Marcar como popular',
  unmarkHot: 'Quitar la marca de popular',
  markNew: 'Marcar como nuevo',
  unmarkNew: 'Quitar la marca de nuevo',
  change: 'Editar',
  pictureHint:
    'Una ruta de este sitio, o una dirección https de un host permitido. Déjelo vacío para una imagen generada.',
  mobileIconUrl: 'Imagen para teléfonos',
  mobileHint: 'Se muestra primero. Si falta, las páginas usan la imagen grande, la pequeña y después la de arriba.',
  mobileLargeIcon: 'Imagen grande para teléfonos',
  mobileSmallIcon: 'Imagen pequeña para teléfonos',
  isGameH5: 'Se abre en la página. Desmárquelo para juegos que necesitan su propia ventana.',
  roomId: 'Sala del proveedor',
  gameGroupId: 'Grupo del proveedor',
  vendorHint: 'Lo asigna el proveedor. Déjelo vacío si el proveedor no indica ninguno.',
  chooseHint: 'Elija uno de los otros juegos del proveedor, o introduzca uno nuevo.',
  supportPlay: 'Juego admitido',
  supportHint: 'La página envía este valor sin cambios al iniciar el juego.',
};
