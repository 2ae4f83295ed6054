import type { stepTexts } from '../../../sections/backoffice/setup/step-texts.ts';

export const backofficeSteps: typeof stepTexts = {
  operators: {
    title: 'Operadores',
    text:
      'Los cambios que afectan al dinero o a la ley necesitan dos operadores. Cada uno inicia sesión con una ' +
      'llave de acceso o un autenticador.',
    has: ({ withSecondFactor = 0, active = 0 }) => `${withSecondFactor} de ${active} con segundo factor`,
    missing: 'Dos operadores deben iniciar sesión y configurar un segundo factor.',
    links: ['Operadores'],
  },
  merchant: {
    title: 'Comercio',
    text: 'Moneda, zona horaria, idiomas, edad mínima, licencias, regiones y mercado.',
    has: ({ licences = 0 }) => `Licencias: ${licences}`,
    missing: 'Revise los ajustes y confírmelos.',
    links: ['Ajustes del comercio'],
  },
  brand: {
    title: 'Marca',
    text: 'Nombre, color y logotipo de su marca.',
    has: ({ logos = 0 }) => (logos === 0 ? 'Logotipo estándar' : 'Logotipo propio'),
    missing: 'Revise el color y el logotipo y confírmelos.',
    links: ['Ajustes de la marca'],
  },
  pages: {
    title: 'Páginas y menús',
    text: 'Páginas abiertas, enlaces, descargas y contactos de atención al cliente.',
    has: ({ categories = 0, closed = 0 }) => `Categorías: ${categories}, páginas cerradas: ${closed}`,
    missing: 'Revise las páginas y los enlaces y confírmelos.',
    links: ['Páginas cerradas', 'Enlaces y contacto'],
  },
  registration: {
    title: 'Registro e inicio de sesión',
    text: 'Cómo se registran los jugadores, qué campos rellenan y quién envía los códigos.',
    has: ({ ways = 0 }) => `Formas de registro: ${ways}`,
    missing: 'Active al menos una forma de registro, revise los campos y confírmelos.',
    links: ['Ajustes del registro', 'SMS y correo', 'Controles de identidad y exclusiones', 'Google y Facebook'],
  },
  cashier: {
    title: 'Depósitos y desembolsos',
    text:
      'Métodos de depósito, condiciones de retiro y proveedores de pago. Los desembolsos a una cuenta nueva de ' +
      'un miembro empiezan tras 24 horas, salvo que las condiciones fijen otro plazo. En una prueba paga el ' +
      'entorno de pruebas: su dirección, en Proveedores de pago, abre una página bancaria donde usted completa ' +
      'o rechaza los desembolsos.',
    has: ({ deposits = 0, payouts = 0 }) => `Métodos de depósito: ${deposits}, métodos de desembolso: ${payouts}`,
    missing:
      'Conecte un proveedor para depósitos y otro para desembolsos en Proveedores de pago; los desembolsos ' +
      'manuales no necesitan ninguno. Después abra un método de depósito en la moneda del sitio.',
    links: ['Métodos de depósito', 'Condiciones de retiro', 'Proveedores de pago', 'Límite de un operador'],
  },
  vendors: {
    title: 'Proveedores',
    text: 'Un proveedor suministra juegos con su propia licencia. Añada uno, pruebe la conexión y elija sus juegos.',
    has: ({ shown = 0, all = 0 }) => `${shown} de ${all} visibles`,
    missing: 'Añada un proveedor y muéstrelo.',
    links: ['Proveedores'],
  },
  games: {
    title: 'Juegos de proveedores',
    text: 'Juegos que los jugadores encuentran en las listas y pueden iniciar.',
    has: ({ shown = 0, all = 0 }) => `${shown} de ${all} activados`,
    missing:
      'Importe la lista de un proveedor: abra el proveedor y después Juegos. Los juegos importados están activados.',
    links: ['Proveedores', 'Juegos'],
  },
  lotteries: {
    title: 'Loterías',
    text:
      'Loterías con sus sorteos, cuotas y límites. Elija antes la moneda y la zona horaria: cualquier lotería ' +
      'fija la moneda, y una con bote también la zona horaria.',
    has: ({ on = 0, all = 0 }) => `${on} de ${all} a la venta`,
    missing: 'Añada una lotería y póngala a la venta.',
    links: ['Loterías', 'Fuentes de resultados'],
  },
  originals: {
    title: 'Juegos propios',
    text: 'Juegos que esta plataforma sortea por sí misma, con sus importes y retornos.',
    has: ({ on = 0, all = 0 }) => `${on} de ${all} activados`,
    missing: 'Active al menos un juego propio.',
    links: ['Juegos propios'],
  },
  content: {
    title: 'Condiciones y privacidad',
    text:
      'La plataforma trae borradores de condiciones y privacidad en cada idioma. No son asesoramiento ' +
      'jurídico: haga que los revisen para su licencia, sustituya los pasajes que no convengan y confírmelos.',
    has: ({ worded = 0 }) => `Pasajes propios: ${worded}`,
    missing: 'Lea ambas páginas, sustituya los pasajes que no convengan y confírmelos.',
    links: ['Borradores y textos'],
  },
};
