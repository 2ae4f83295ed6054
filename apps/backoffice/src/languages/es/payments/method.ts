import type { methodTexts } from '../../../sections/payments/method-texts.ts';

export const paymentsMethod: typeof methodTexts = {
  none: 'No hay ningún método de pago disponible en esta moneda.',
  intro:
    'Los miembros ven los métodos abiertos que tienen proveedor. Cerrar, abrir y fijar límites más estrictos ' +
    'surte efecto de inmediato. Un máximo mayor, un mínimo menor o una tarifa mayor necesita un segundo ' +
    'operador.',
  depositMethod: 'Método de pago',
  unserved: 'Sin proveedor',
  whose: 'Se aplica a',
  everybody: 'Todos los niveles',
  from: (level) => `Nivel ${level} y superiores`,
  open: 'Abierto',
  closed: 'Cerrado',
  least: 'Depósito mínimo',
  most: 'Depósito máximo',
  fee: 'Tarifa, se descuenta del depósito',
  range: 'Límites por depósito',
  shortMinutes: 'Vence (minutos)',
  suggested: 'Importes sugeridos',
  suggestedHint: 'Hasta ocho, separados por espacios',
  minutes: 'La orden vence tras (minutos)',
  isOpen: 'Los miembros pueden usar este método',
  change: 'Cambiar',
  reopen: 'Abrir',
  closeText:
    'Los miembros dejan de ver este método. Los niveles con condiciones propias se cierran por separado. Las ' +
    'órdenes abiertas aún se pueden pagar.',
  reopenText: 'Los miembros ven de nuevo este método, con las condiciones que figuran aquí.',
  add: 'Condiciones de un nivel',
  level: 'Nivel inicial',
  levelHint:
    'Las condiciones, y si el método está abierto, se aplican hasta el siguiente nivel con condiciones propias.',
  taken: 'Este nivel ya tiene condiciones. Cámbielas.',
  removeText: 'Los miembros de este nivel reciben entonces las condiciones del nivel inferior más próximo.',
  up: 'Subir',
  upText: 'Los miembros ven este método una posición antes.',
  names: 'Nombres',
  name: 'Nombre que ven los miembros',
  new: 'Añadir un método de depósito',
  newHint: 'El método se añade al final de la lista cuando un segundo operador lo aprueba.',
  via: 'Servicio del proveedor',
  kinds: {
    redirect: 'página del proveedor',
    qr: 'código QR',
    transfer: 'transferencia bancaria',
    address: 'dirección de blockchain',
  },
  done: 'Guardado. El cambio ya está en vigor.',
  asked: 'Un segundo operador debe aprobar el cambio antes de que surta efecto.',
};
