import { DANGER_LINE, dangers } from '../dangers.ts';
import type { Language } from './language.ts';

/** Spanish as New York speaks it. Who answers in Spanish is the company's data: `languagesSpoken` in `company.yaml`. */
export const es: Language = {
  code: 'es',
  locale: 'es-US',
  name: 'Español',
  metadata: {
    title: 'Calefacción y aire acondicionado en Nueva York',
    description:
      'Reparación, mantenimiento y reemplazo de calderas, unidades de pared, bombas de calor y aire central en los cinco condados de Nueva York.',
  },
  card: 'Calefacción y aire, del sótano a la azotea.',
  words: {
    skip: 'Ir al contenido',
    call: 'Llamar',
    book: 'Reservar cita',
    write: 'Escríbanos',
    newTab: 'se abre en otra pestaña',
    callOrBook: 'Llamar o reservar',
    map: 'mapa',
    hours: 'Horario',
    office: 'Oficina',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    to: 'a',
    and: 'y',
    closed: 'Cerrado',
    allDay: 'todo el día',
  },
  head: {
    title: 'Calefacción y\u00a0aire, del\u00a0sótano a\u00a0la\u00a0azotea.',
    lead: 'Reparamos equipos, les damos mantenimiento y los reemplazamos en casas, edificios y negocios de los cinco condados de Nueva York.',
    pictureAlt: 'La oficina en Brooklyn de noche, con la vitrina iluminada.',
  },
  spoken: {
    stated: 'Atendemos las llamadas en {languages}.',
    unknown: 'Las llamadas y las visitas pueden ser en inglés.',
  },
  list: {
    heading: 'Busque su equipo. Elija el servicio.',
    lead: 'Primero el sótano, al final la azotea. Si no sabe cómo se llama, fíjese dónde está. La página de cada servicio está en inglés.',
  },
  systems: {
    boiler: {
      name: 'Caldera',
      english: 'boiler',
      where: 'En el sótano. Hierro fundido, con tubos que suben a los radiadores.',
    },
    'water-heater': {
      name: 'Calentador de agua',
      english: 'water heater',
      where:
        'En el sótano o en un clóset. Un tanque o una caja en la pared que da agua caliente a las llaves.',
    },
    furnace: {
      name: 'Calefacción de aire',
      english: 'furnace',
      where:
        'En el sótano o en un clóset. Un gabinete con ductos arriba; el aire caliente sale por rejillas.',
    },
    ptac: {
      name: 'Unidad de pared',
      english: 'PTAC',
      where: 'Debajo de la ventana, dentro de la pared. Los controles están bajo una tapa.',
    },
    wshp: {
      name: 'Bomba de calor con circuito de agua',
      english: 'WSHP',
      where: 'Detrás de un panel en un clóset, conectada al circuito de agua del edificio.',
    },
    'mini-split': {
      name: 'Mini-split',
      trade: 'sin ductos',
      where: 'En lo alto de la pared, con una unidad exterior y un control remoto.',
    },
    'central-ac': {
      name: 'Aire acondicionado central',
      english: 'central AC',
      where: 'Rejillas en el techo o en el piso y una unidad exterior.',
    },
    'vrf-vrv': {
      name: 'Sistema para varios cuartos',
      english: 'VRF/VRV',
      where: 'Varias unidades exteriores en la azotea y un termostato en cada cuarto.',
    },
    rtu: {
      name: 'Unidad de azotea',
      english: 'RTU',
      where: 'Una caja grande en la azotea, sobre una tienda o una oficina.',
    },
    general: {
      name: '¿No sabe cuál?',
      where: 'Una visita, o un estimado por escrito, para todo el edificio.',
    },
  },
  services: {
    'boiler-repair': 'Reparación de calderas',
    'boiler-maintenance': 'Mantenimiento de calderas',
    'boiler-replacement': 'Reemplazo de calderas',
    'water-heater-repair': 'Reparación de calentadores de agua',
    'water-heater-maintenance': 'Mantenimiento de calentadores de agua',
    'water-heater-replacement': 'Reemplazo de calentadores de agua',
    'furnace-repair': 'Reparación de calefacción de aire (furnace)',
    'furnace-maintenance': 'Mantenimiento de calefacción de aire (furnace)',
    'furnace-replacement': 'Reemplazo de calefacción de aire (furnace)',
    'ptac-repair': 'Reparación de unidades de pared (PTAC)',
    'ptac-maintenance': 'Mantenimiento de unidades de pared (PTAC)',
    'ptac-replacement': 'Reemplazo de unidades de pared (PTAC)',
    'wshp-repair': 'Reparación de bombas de calor con circuito de agua (WSHP)',
    'wshp-maintenance': 'Mantenimiento de bombas de calor con circuito de agua (WSHP)',
    'wshp-replacement': 'Reemplazo de bombas de calor con circuito de agua (WSHP)',
    'mini-split-repair': 'Reparación de mini-splits',
    'mini-split-maintenance': 'Mantenimiento de mini-splits',
    'mini-split-replacement': 'Reemplazo de mini-splits',
    'mini-split-installation': 'Instalación de mini-splits',
    'free-mini-split-installation-estimate': 'Estimado gratis para instalar un mini-split',
    'central-ac-repair': 'Reparación de aire acondicionado central',
    'central-ac-maintenance': 'Mantenimiento de aire acondicionado central',
    'central-ac-replacement': 'Reemplazo de aire acondicionado central',
    'vrf-vrv-system-repair': 'Reparación de sistemas VRF/VRV',
    'vrf-vrv-system-maintenance': 'Mantenimiento de sistemas VRF/VRV',
    'vrf-vrv-system-replacement': 'Reemplazo de sistemas VRF/VRV',
    'rtu-repair': 'Reparación de unidades de azotea (RTU)',
    'rtu-maintenance': 'Mantenimiento de unidades de azotea (RTU)',
    'rtu-replacement': 'Reemplazo de unidades de azotea (RTU)',
    'hvac-system-replacement-estimate': 'Estimado para reemplazar un sistema',
    'general-hvac-services': 'Servicios generales de calefacción y aire',
  },
  dangers: {
    line: DANGER_LINE.es,
    heading: 'Si hay peligro',
    list: dangers.map(({ es: advice }) => advice),
  },
  areas: {
    heading: 'Los cinco condados',
    lead: 'Trabajamos en los cinco condados de la ciudad. La oficina está en Brooklyn.',
    names: {
      manhattan: 'Manhattan',
      brooklyn: 'Brooklyn',
      queens: 'Queens',
      bronx: 'El Bronx',
      'staten-island': 'Staten Island',
    },
  },
  heat: {
    heading: 'Lo que la ciudad exige en viviendas de alquiler',
    rules: [
      'Del 1 de octubre al 31 de mayo, de 6\u00a0a.m. a 10\u00a0p.m.: al menos 68°F cuando afuera hay menos de 55°F.',
      'En esos mismos meses, de 10\u00a0p.m. a 6\u00a0a.m.: al menos 62°F, haga el tiempo que haga.',
      'Agua caliente: al menos 120°F todo el año.',
    ],
    tenant: '¿Es inquilino y no tiene calefacción? Avise primero al dueño y después llame al 311.',
  },
  reach: { heading: 'Llame o escriba' },
  closing: {
    heading: 'Diga qué hace el equipo, o qué dejó de hacer.',
    text: 'Si puede leer la etiqueta del equipo, léanosla. Fuera de este horario, reserve una cita en línea.',
  },
};
