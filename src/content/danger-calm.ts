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

/** @see createCalmReader in `src/lib/search/calm-reader.ts` */
export const DANGER_CALM = {
  past: `${AGO}, ${MONTHS.join(', ')}, ${YEARS.join(', ')}, years ago, year ago, months ago, month ago, years back, last year, last month, last winter, last summer, last spring, last fall, used to, ano pasado, mes pasado, invierno pasado, verano pasado, anos atras, ano atras, meses atras`,
  happened:
    'had, was, were, went, got, happened, after, flooded, exploded, hubo, habia, tuvimos, tuve, paso, fue, despues, inundo, exploto, se nos',
  over: 'everything is fine now, everything is fine, its fine now, is fine now, all fine now, all good now, all good, turned out to be, was a false alarm, was nothing, its ok now, is ok now, fixed now, fixed, repaired, solved, taken care of, need a new, need new, swap, quote, estimate, ya todo esta bien, todo esta bien, esta todo bien, ya esta resuelto, todo esta resuelto, ya paso todo, ya esta bien, ya todo bien, todo bien, esta arreglado, arreglaron, arreglamos, arreglo, repararon, resuelto, resolvieron, ya arreglado, ya arreglada, quedo arreglado, quedo arreglada, cotizar, cotizacion, estimado, presupuesto',
  wish: 'now i want, now we want, now i just want, now want, now i need, now we need, ahora queremos, ahora quiero, ahora necesitamos, ahora necesito, hoy queremos',
  shopping:
    'fire sale, need a detector, need a smoke detector, need a co detector, need a carbon monoxide detector, need a gas detector, necesito un detector, necesito una alarma, quiero un detector, quiero una alarma, lyrics, song, songs, movie, album, band, chords, playlist, cancion, canciones, letra de, pelicula, disco de, cumbia, bachata, reggaeton, where can i buy, where do i buy, where to buy, where do they sell, best place to buy, donde compro, donde comprar, donde puedo comprar, donde se compra, donde venden',
  present:
    'sounding, sounds, reads, reading, shows, showing, odor, olor, spraying, pouring, spitting, marca, marcando, se siente, siento, rolling, shooting, every, always, whenever, has, gets, makes, goes off, sleepy, throw up, throwing up, tiene, tienen, cada, siempre, cuando, again, still, keeps, keep, back, now, today, tonight, this morning, since, ever since, smell, smells, smelling, stinks, leaking, leaks, dripping, drips, beeping, beeps, chirping, ringing, going off, went off, hissing, sparking, sparks, smoking, buzzing, flooding, burning up, headache, headaches, dizzy, nauseous, vomiting, sick, cant breathe, passed out, no heat, freezing, shaking, coming out, coming in, is, are, im, theres, help, emergency, otra vez, de nuevo, sigue, siguen, todavia, aun, volvio, vuelve, ahora, hoy, ahorita, desde, que huele, huele, uele, sale, saliendo, gotea, goteando, pita, pitando, suena, sonando, silba, chispa, chispas, humo, mareado, mareada, mareados, dolor, duele, vomitando, enfermos, no hay, sin calefaccion, sin calor, frio, esta, estan, hay, ayuda, emergencia, ya no',
} as const;
