import type { sectionTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof sectionTexts = {
  vendors: 'Proveedores',
  health: 'Salud de los proveedores',
  freeRounds: 'Rondas gratis',
  giveFreeRounds: 'Dar rondas gratis',
  repair: 'Conciliación con un proveedor',
  limit: 'Límite mayor para un proveedor',
  games: 'Juegos de un proveedor',
  ownGames: 'Juegos nuevos de un proveedor',
  connection: 'Conexión de un proveedor',
  keys: 'Claves de un proveedor',
  card: 'Juegos de proveedores',
  net: 'Neto en proveedores',
  open: 'Apuestas abiertas',
  held: 'En monederos de proveedores',
  states: { open: 'Abierta', won: 'Ganada', lost: 'Perdida', refunded: 'Reembolsada' },
  revenue: 'Ingresos de proveedores',
};
