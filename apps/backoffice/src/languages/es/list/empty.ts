import type { emptyTexts } from '../../../list/empty-texts.ts';

export const listEmpty: typeof emptyTexts = {
  withdrawals: {
    why:
      'Aquí aparece un retiro cuando un control exige revisarlo, por ejemplo por un importe alto o una cuenta ' +
      'nueva. Los demás se envían sin operador.',
    to: { label: 'Ir a Condiciones de retiro', path: 'withdrawal-terms' },
  },
  deposits: {
    why:
      'Aquí aparece un depósito cuando un miembro pide pagar. Los depósitos que el proveedor confirma se ' +
      'acreditan automáticamente.',
    to: { label: 'Ir a Métodos de depósito', path: 'deposit-methods' },
  },
  reviews: {
    why:
      'Aquí aparece un pago cuando el aviso de un proveedor no coincide con una orden: otro importe, otro ' +
      'pagador o ninguna orden.',
    to: { label: 'Ir a Proveedores de pago', path: 'payment-providers' },
  },
  identities: {
    why:
      'Aquí aparece un documento cuando un miembro sube una imagen y el proveedor de identidad no decidió ' +
      'automáticamente.',
    to: { label: 'Ir a Proveedores de identidad', path: 'identity-providers' },
  },
  protectionAlerts: {
    why:
      'Aquí aparece una señal de daño cuando cambia el juego de un miembro: depósitos que suben semana tras ' +
      'semana, juego nocturno o límites que se alcanzan una y otra vez.',
    to: { label: 'Ir a Protección', path: 'protection' },
  },
  protectionActs: {
    why:
      'Aquí aparece una entrada cuando un miembro fija un límite, toma una pausa o se autoexcluye, y cuando ' +
      'un operador anota un contacto.',
  },
  alarms: {
    why:
      'Aquí aparece una alarma cuando un valor medido supera el umbral de una regla. Sin reglas no hay ' +
      'alarmas. Añada una en “Reglas”.',
  },
  tasks: {
    why: 'Aquí aparece una tarea cuando un operador la asigna a un colega, o cuando una solicitud aprobada falló.',
  },
  approvals: { why: 'Aquí aparece una solicitud cuando un operador hace un cambio que necesita un segundo operador.' },
  cases: { why: 'Aquí aparecen las sugerencias cuando un miembro envía el formulario de sugerencias.' },
  mailings: {
    why:
      'Aquí aparece un mensaje después de que un operador lo envía. Los mensajes automáticos del sitio no ' +
      'figuran en la lista.',
  },
  members: {
    why: 'Aquí aparece un miembro después de registrarse, o cuando un agente lo añade.',
    to: { label: 'Ir a Sitio', path: 'site' },
  },
  ledger: {
    why:
      'Aquí aparece una entrada con cada movimiento del dinero del miembro: depósitos, apuestas, ganancias, ' +
      'bonos y ajustes.',
  },
  bets: { why: 'Aquí aparece una apuesta en cuanto el miembro la hace, en cualquier producto.' },
  bonuses: {
    why: 'Aquí aparece un bono cuando un miembro recibe una oferta, o cuando un operador da un bono.',
    to: { label: 'Ir a Promociones', path: 'offers' },
  },
  offers: { why: 'Aquí aparece una oferta una vez creada. Los miembros la ven desde su primer día.' },
  applications: {
    why: 'Aquí aparece una solicitud cuando un miembro solicita una promoción que la exige.',
    to: { label: 'Ir a Contenido', path: 'content' },
  },
  rewards: {
    why: 'Aquí aparece una recompensa cuando un miembro alcanza un nivel o completa una misión.',
    to: { label: 'Ir a Misiones', path: 'missions' },
  },
  freeRounds: {
    why: 'Aquí aparecen rondas gratis cuando un operador o una oferta las otorga. El proveedor debe admitirlas.',
    to: { label: 'Ir a Proveedores', path: 'vendors' },
  },
  draws: {
    why: 'Aquí aparecen los sorteos según el horario de cada lotería activada.',
    to: { label: 'Ir a Loterías', path: 'lotteries' },
  },
  'originals/rounds': {
    why: 'Aquí aparece una ronda cuando un miembro juega a un juego propio.',
    to: { label: 'Ir a Juegos propios', path: 'originals' },
  },
  'originals/flights': {
    why: 'Aquí aparece un vuelo tras cada ronda del juego crash, que funciona mientras el juego está activado.',
    to: { label: 'Ir a Juegos propios', path: 'originals' },
  },
  'originals/seeds': {
    why:
      'Aquí aparece un par de semillas cuando un miembro juega por primera vez a un juego propio, y tras cada ' +
      'cambio de semillas.',
  },
  'catalogue/games': {
    why: 'Aquí aparecen juegos cuando se importa la lista de un proveedor.',
    to: { label: 'Ir a Proveedores', path: 'vendors' },
  },
  contentEntries: { why: 'Aquí aparece una entrada una vez escrita. Los miembros la ven desde su primer día.' },
  agents: {
    why: 'Aquí aparece un agente cuando se aprueba una solicitud o un miembro recibe un contrato.',
    to: { label: 'Ir a Solicitudes de agente', path: 'agent-applications' },
  },
  agentApplications: { why: 'Aquí aparece una solicitud cuando un miembro pide ser agente.' },
  agencyBills: {
    why: 'Aquí aparece una factura tras la liquidación de un período que cubre un contrato.',
    to: { label: 'Ir a Liquidación', path: 'settlement' },
  },
  audit: { why: 'Aquí aparece una entrada con cada cambio que hace un operador.' },
  exports: {
    why: 'Aquí aparece una exportación cuando la inicia desde una lista. Se puede descargar por tiempo limitado.',
  },
  operators: { why: 'Aquí aparece un operador después de que dos operadores lo añaden.' },
  tokens: { why: 'Aquí aparece un token después de crearlo para un programa.' },
  tokenUses: { why: 'Aquí aparece una llamada cada vez que un programa usa un token.' },
  chats: { why: 'Aquí aparece una conversación cuando un miembro escribe en el chat en vivo.' },
};
