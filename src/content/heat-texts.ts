/** What the form about the temperature of a room asks and answers, in English and Spanish. Claims: see `heat-limits.ts`. */
import { type Doubt, HEAT_LIMITS, type Judgment } from './heat-limits.ts';

export type HeatLanguage = 'en' | 'es';

/** What the form asks. */
interface HeatForm {
  /** What the radio buttons choose, for screen readers. */
  readonly choice: string;
  readonly room: string;
  readonly water: string;
  readonly degrees: string;
  readonly check: string;
  /** Summary of the two fields that may stay empty. */
  readonly more: string;
  readonly outside: string;
  readonly time: string;
  /** If the code that answers did not load. */
  readonly failed: string;
  /** For owners: what a violation means. */
  readonly owner: string;
}

/** What the form answers. */
interface HeatAnswer {
  /** Name of the language, above an answer in it. */
  readonly language: string;
  readonly judgments: Readonly<Record<Judgment, readonly [verdict: string, rule: string]>>;
  /** If no number was typed, one that may be in °C, or one that cannot be right: the verdict, then what to type. */
  readonly unclear: Readonly<Record<Doubt['kind'], (number: string) => string>>;
  readonly unit: string;
  /** What a tenant does first. */
  readonly landlord: string;
  /** @param measured - a sentence of `sayRoom` or `sayWater` */
  readonly call: (measured: string) => string;
  /** @param time - such as “at 7:05 pm” */
  readonly sayRoom: (degrees: string, time: string) => string;
  readonly sayWater: (degrees: string, time: string) => string;
  /** In a room where people may come to harm: the verdict, and what to do. */
  readonly danger: string;
  readonly cold: string;
  /** If a cold room is colder than the air outside. */
  readonly swapped: string;
  readonly log: string;
  readonly print: string;
  readonly oven: string;
}

/** What the sheet for written readings says. */
interface HeatSheet {
  readonly title: string;
  /** The city’s minimums, and whom to call below them. */
  readonly rules: readonly string[];
  readonly about: readonly string[];
  readonly columns: readonly string[];
}

const { day, night, water } = HEAT_LIMITS;

export const HEAT_FORMS: Readonly<Record<HeatLanguage, HeatForm>> = {
  en: {
    choice: 'What did you measure?',
    room: 'Room',
    water: 'Hot water',
    degrees: 'What the thermometer says, in °F (or °C)',
    check: 'Is It Legal?',
    more: 'Outdoor temperature and time',
    outside: 'Outside, in °F',
    time: 'Time, if not now',
    failed: 'The answer did not load. The limits are below.',
    owner:
      'Landlords: after a complaint the city calls you. If nothing changes, an inspector may write a violation, and then you certify the repair to HPD.',
  },
  es: {
    choice: '¿Qué midió?',
    room: 'Cuarto',
    water: 'Agua caliente',
    degrees: 'Qué marca el termómetro, en °F (o °C)',
    check: '¿Es legal?',
    more: 'Temperatura de afuera, y hora',
    outside: 'Afuera, en °F',
    time: 'Hora, si no es ahora',
    failed: 'No salió la respuesta. Los límites están abajo.',
    owner:
      '¿El edificio es suyo? Después de una queja, la ciudad lo llama. Si nada cambia, un inspector puede ponerle una infracción, y usted certifica el arreglo ante HPD.',
  },
};

export const HEAT_ANSWERS: Readonly<Record<HeatLanguage, HeatAnswer>> = {
  en: {
    language: 'In English',
    judgments: {
      'legal-day': [
        'Legal.',
        `By day a room must be at least ${day.degrees}°F when it is under ${day.below}°F outside.`,
      ],
      'legal-night': [
        'Legal.',
        `From 10 pm to 6 am a room must be at least ${night.degrees}°F. By day, ${day.degrees}°F when it is under ${day.below}°F outside.`,
      ],
      'mild-day': [
        'Legal for now.',
        `The day rule, ${day.degrees}°F, applies only when it is under ${day.below}°F outside. From 10 pm the rule is ${night.degrees}°F in any weather.`,
      ],
      'unknown-outside': [
        `Not legal if it is under ${day.below}°F outside.`,
        `From 6 am to 10 pm a room must then be at least ${day.degrees}°F.`,
      ],
      'violation-day': [
        'Not legal.',
        `From 6 am to 10 pm a room must be at least ${day.degrees}°F when it is under ${day.below}°F outside.`,
      ],
      'violation-night': [
        'Not legal.',
        `From 10 pm to 6 am a room must be at least ${night.degrees}°F, whatever the weather.`,
      ],
      'no-season': [
        'No room minimum today.',
        `The rule for rooms runs from October 1 to May 31. Hot water must be at least ${water.degrees}°F all year.`,
      ],
      'hot-room': [
        'Is that the room, or the water?',
        'For water, choose “Hot water” and check again. In a room this hot, call 911 if anyone is confused, faint or hard to wake.',
      ],
      'legal-water': ['Legal.', `Hot water must be at least ${water.degrees}°F, every day of the year.`],
      'scalding-water': [
        'Above the minimum, but it can burn you.',
        'Open the cold tap first. Keep children and older people away from the hot one. Tell the super, or turn your water heater down.',
      ],
      'violation-water': [
        'Not legal.',
        `Hot water must be at least ${water.degrees}°F, every day of the year. Let a sink tap run first; a shower valve may mix in cold.`,
      ],
    },
    unclear: {
      number: () => 'How many degrees?',
      unit: (number) => `Is ${number} in °F or °C?`,
      size: (number) => `Is ${number} right?`,
    },
    unit: 'Type the number with its unit: F, or C if your thermometer shows Celsius.',
    landlord: 'Tell the landlord or the super now.',
    call: (measured) =>
      `NYCHA tenants, call 718-707-7771. Others, call 311 and say: “${measured} I am a tenant.” Keep the complaint number.`,
    sayRoom: (degrees, time) => `It is ${degrees}°F in my room ${time}.`,
    sayWater: (degrees, time) => `My hot water is ${degrees}°F ${time}.`,
    danger: 'Dangerously cold.',
    cold: 'If anyone is dizzy, confused or hard to wake, get everyone out and call 911: it may be carbon monoxide. Call from inside only if nothing in the building burns gas, oil or charcoal. Take babies and older or sick people somewhere warm.',
    swapped: 'Colder inside than outside? If you swapped the two numbers, check again.',
    log: 'Write down the temperature and the time, every morning and night.',
    print: 'Print a Log Sheet',
    oven: 'Never heat with an oven, stove, grill or kerosene.',
  },
  es: {
    language: 'En español',
    judgments: {
      'legal-day': [
        'El dueño cumple.',
        `De día: al menos ${day.degrees}°F cuando afuera hay menos de ${day.below}°F.`,
      ],
      'legal-night': [
        'El dueño cumple.',
        `De 10 p.m. a 6 a.m.: al menos ${night.degrees}°F. De día son ${day.degrees}°F cuando afuera hay menos de ${day.below}°F.`,
      ],
      'mild-day': [
        'Por ahora el dueño cumple.',
        `De día el dueño tiene que dar ${day.degrees}°F solo cuando afuera hay menos de ${day.below}°F. Desde las 10 p.m. son ${night.degrees}°F, aunque afuera no haga frío.`,
      ],
      'unknown-outside': [
        `El dueño no cumple si afuera hay menos de ${day.below}°F.`,
        `Entonces, de 6 a.m. a 10 p.m.: al menos ${day.degrees}°F.`,
      ],
      'violation-day': [
        'El dueño no cumple.',
        `De 6 a.m. a 10 p.m.: al menos ${day.degrees}°F cuando afuera hay menos de ${day.below}°F.`,
      ],
      'violation-night': [
        'El dueño no cumple.',
        `De 10 p.m. a 6 a.m.: al menos ${night.degrees}°F, aunque afuera no haga frío.`,
      ],
      'no-season': [
        'Hoy no hay mínimo para los cuartos.',
        `Los cuartos tienen mínimo del 1 de octubre al 31 de mayo. Agua caliente: al menos ${water.degrees}°F todo el año.`,
      ],
      'hot-room': [
        '¿Es el cuarto, o el agua?',
        'Si es el agua, marque “Agua caliente” y toque otra vez “¿Es legal?”. Con tanto calor en un cuarto, llame al 911 si alguien está confundido, se desmaya o cuesta despertarlo.',
      ],
      'legal-water': ['El dueño cumple.', `Agua caliente: al menos ${water.degrees}°F todo el año.`],
      'scalding-water': [
        'Llega al mínimo, pero quema.',
        'Abra primero el agua fría. Que niños y mayores no se acerquen a la caliente. Avise al súper, o baje la temperatura de su calentador.',
      ],
      'violation-water': [
        'El dueño no cumple.',
        `Agua caliente: al menos ${water.degrees}°F todo el año. Antes deje correr un lavamanos; la ducha puede mezclar agua fría.`,
      ],
    },
    unclear: {
      number: () => '¿Cuántos grados?',
      unit: (number) => `¿Son ${number}°F o ${number}°C?`,
      size: (number) => `¿Seguro que son ${number}?`,
    },
    unit: 'Escriba el número con su unidad: F, o C si su termómetro está en Celsius.',
    landlord: 'Avise ya al dueño (landlord) o al súper (encargado).',
    call: (measured) =>
      `En NYCHA, llame al 718-707-7771. Fuera de NYCHA, llame al 311, diga “Spanish” y después: “${measured} Rento aquí.” Guarde el número de la queja.`,
    sayRoom: (degrees, time) => `Hay ${degrees}°F en mi cuarto ${time}`,
    sayWater: (degrees, time) => `Mi agua caliente sale a ${degrees}°F ${time}`,
    danger: 'Frío peligroso.',
    cold: 'Si alguien está mareado, confundido o cuesta despertarlo, salgan todos y llame al 911: puede ser monóxido. Llame desde adentro solo si nada en el edificio quema gas, aceite o carbón. Lleve a bebés, mayores y enfermos donde haya calor.',
    swapped: '¿Más frío adentro que afuera? Si puso los números al revés, corríjalos.',
    log: 'Anote la temperatura y la hora, cada mañana y cada noche.',
    print: 'Imprimir una hoja para anotar',
    oven: 'Nunca se caliente con horno, estufa, parrilla ni kerosén.',
  },
};

/** Both languages, because a tenant, a super and an inspector read the same sheet. */
export const HEAT_SHEET: HeatSheet = {
  title: 'Temperature log · Registro de temperaturas',
  rules: [
    `October 1 to May 31, 6 am to 10 pm: ${day.degrees}°F if it is under ${day.below}°F outside. 10 pm to 6 am: ${night.degrees}°F. Hot water: ${water.degrees}°F all year. Colder? Tell the landlord, then call 311; NYCHA: 718-707-7771.`,
    `Del 1 de octubre al 31 de mayo, de 6 a.m. a 10 p.m.: ${day.degrees}°F si afuera hay menos de ${day.below}°F. De 10 p.m. a 6 a.m.: ${night.degrees}°F. Agua caliente: ${water.degrees}°F todo el año. ¿Menos? Avise al dueño y luego llame al 311; NYCHA: 718-707-7771.`,
  ],
  about: [
    'Name · Nombre',
    'Address and apartment · Dirección y apartamento',
    '311 complaint number · Número de la queja',
  ],
  columns: [
    'Date · Fecha',
    'Time · Hora',
    'Room · Cuarto',
    'Inside · Adentro °F',
    'Outside · Afuera °F',
    'Hot tap · Agua caliente °F',
  ],
};

/** The link from the search to the form; `degrees` is what somebody typed about a room. */
export const ROOM_QUESTION: Readonly<Record<HeatLanguage, (degrees: number | undefined) => string>> = {
  en: (degrees) => (degrees ? `Is ${degrees}°F legal? What to do, in order` : 'Is my room too cold by law?'),
  es: (degrees) =>
    degrees ? `¿Es legal tener ${degrees}°F? Qué hacer, paso a paso` : '¿Es legal tanto frío en casa?',
};
