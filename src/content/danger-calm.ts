/** Phrases of people who are in no danger now, in English and Spanish, without accents or apostrophes. */

const UNITS = ['ano', 'anos', 'mes', 'meses'];
const COUNTS = 'un dos tres cuatro cinco seis diez unos varios muchos 2 3 4 5 6 7 8 9 10'.split(' ');
/** “Hace dos años”, which means “two years ago”, but not “hace dos años que huele”. */
const AGO = COUNTS.flatMap((count) => UNITS.map((unit) => `hace ${count} ${unit}`)).join(', ');
/** “In March”, “last March”, “en marzo”. */
const MONTHS = Array.from({ length: 12 }, (_, month) => {
  const [english, spanish] = ['en', 'es'].map((language) =>
    new Date(2000, month).toLocaleString(language, { month: 'long' }).toLowerCase(),
  );
  return `in ${english}, last ${english}, en ${spanish}`;
});
/** From 2000 to 2039. */
const YEARS = Array.from(
  { length: 40 },
  (_, year) => `in ${2000 + year}, en ${2000 + year}, en el ${2000 + year}`,
);

const SOLD =
  '(?:(?:smoke|co|carbon monoxide|monoxide|gas|fire) (?:detector|alarm)s?|(?:detector|alarma)(?:es|s)? de (?:humo|mono[xs]ido|gas|incendio))';
/** “Where can I buy a smoke detector”, which is not an alarm that sounds. */
const SHOPPING = [
  `(?:buy|best|cheap|cheapest|do you sell|do you install|how much (?:is|are|does|for)|venden|vende|comprar|compro|cuanto (?:cuesta|vale)|precio de) (?:an? |una? )?${SOLD}`,
  `${SOLD} (?:price|prices|cost|costs|for sale|cheap|cheapest|where to buy|brand|brands|amazon|(?:at |from )?(?:home depot|lowes|costco|walmart)|barat[oa]s?)`,
];

/** @see createCalmReader in `src/lib/search/calm-reader.ts` */
export const DANGER_CALM = {
  past: `${AGO}, ${MONTHS.join(', ')}, ${YEARS.join(', ')}, years ago, year ago, months ago, month ago, years back, last year, last month, last winter, last summer, last spring, last fall, ano pasado, mes pasado, invierno pasado, verano pasado, anos atras, ano atras, meses atras`,
  happened:
    'had, was, were, went, got, happened, flooded, exploded, hubo, habia, tuvimos, tuve, paso, fue, inundo, exploto, se nos',
  over: 'everything is fine now, everything is fine, everything is ok, its fine now, is fine now, all fine now, all good now, all good, its ok now, is ok now, its fixed, is fixed, fixed now, already fixed, fixed already, all fixed, was a false alarm, was nothing, turned out to be nothing, turned out to be a false alarm, was the battery, was just the battery, was a bad battery, turned out to be a bad battery, turned out to be the battery, ya todo esta bien, todo esta bien, esta todo bien, ya todo bien, todo bien, ya esta bien, ya paso todo, ya esta resuelto, todo esta resuelto, ya esta arreglado, ya esta arreglada, ya lo arreglaron, ya la arreglaron, ya arreglaron, ya arreglamos, ya lo arreglamos, ya la arreglamos, fue falsa alarma, fue una falsa alarma, era la bateria, fue la bateria',
  ended:
    '(?:got|was|been|they|we|ed|super|plumber) (?:fixed|repaired), (?:mes|ano|invierno|verano) pasado y (?:arr?eglaron|repararon), ya l[oa] (?:arr?eglo|arr?eglaron|reparo|repararon), (?:had|tuvimos|tuve) (?:an? |una )?(?:\\w+ )?(?:flood|fire|leak|inundacion|incendio|fuga|explosion) (?:in 20\\d\\d|years ago|last (?:year|month|winter|summer|spring|fall)|el (?:ano|mes|invierno|verano) pasado)',
  wish: 'now i want, now we want, now i just want, now want, now i need, now we need, want to move, want to raise, want to replace, want a new, want a quote, need a quote, need a tune up, just need my \\w+ (?:checked|serviced|cleaned|inspected), looking to replace, need maintenance, need a new, ahora queremos, ahora quiero, ahora necesitamos, ahora necesito, hoy queremos, queremos, quiero mantenimiento, quiero cambiar, quiero un nuevo, necesito mantenimiento',
  shopping: `${SHOPPING.join(', ')}, fire sale`,
  works:
    'lyrics, chords, playlist, letra de, ^cancion, ^the song, the movie(?! theat| room), ^\\w+ movie$, movie where, movie trailer, movie cast, ^la pelicula, ^pelicula, pelicula completa, ^history of, ^historia de, on the news, in the news, en las noticias, homework, science project',
  present:
    'not, never, no, nunca, but, pero, worse, peor, wont, cant, dont, didnt, doesnt, isnt, faint, fainted, fainting, unconscious, desmayo, desmayada, desmayado, mareo, apesta, guele, wele, uele, botando, echando, candela, smels, agian, todabia, de nuebo, sounding, sounds, reads, reading, shows, showing, odor, olor, viendo, mientras, smelled, during, while, watching, after, spraying, pouring, spitting, marca, marcando, se siente, siento, rolling, shooting, every, always, whenever, has, gets, makes, goes off, sleepy, throw up, throwing up, tiene, tienen, cada, siempre, cuando, again, still, keeps, keep, back, now, today, tonight, this morning, since, ever since, smell, smells, smelling, stinks, leaking, leaks, dripping, drips, beeping, beeps, chirping, ringing, going off, went off(?! last), hissing, sparking, sparks, smoking, buzzing, flooding, burning up, headache, headaches, dizzy, nauseous, vomiting, sick, breathe, passed out, freezing, shaking, coming out, coming in, is, are, im, theres, help, emergency, otra vez, de nuevo, sigue, siguen, todavia, aun, volvio, vuelve, ahora, hoy, ahorita, desde, huele, sale, saliendo, gotea, goteando, pita, pitando, suena, sonando, silba, chispa, chispas, humo, mareado, mareada, mareados, dolor, duele, vomitando, enfermos, sin calefaccion, sin calor, frio, esta, estan, hay, ayuda, emergencia',
} as const;
