/** Phrases of people who are in no danger now, in English and Spanish, without accents or apostrophes. */

/** “Hace dos años”, which means “two years ago”, but not “hace dos años que huele”. */
const AGO =
  'hace (?:un|dos|tres|cuatro|cinco|seis|diez|unos|varios|muchos|[2-9]|10) (?:anos?|mes(?:es)?)(?! que)';
const MONTHS =
  '(?:in|last) (?:january|february|march|april|may|june|july|august|september|october|november|december), en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const YEARS = '(?:in|en|en el) 20[0-3]\\d';

const SOLD =
  '(?:(?:combo )?(?:smoke and )?(?:smoke|co|carbon monoxide|monoxide|gas|fire) (?:detector|alarm)s?|(?:dete[ct]+or|alarma|sensor)(?:es|s)? de (?:h?umo|mono[xs]ido|gas(?: natural)?|incendio|inundacion))';
/** “Where can I buy a smoke detector”, which is not an alarm that sounds. */
const SHOPPING = [
  `(?:buy|best|which is better|cheap|cheapest|mount|do you sell|do you install|how much (?:is|are|does|for)|venden|vende|comprar|compro|busco|mejor|instalan|poner|cuanto (?:cuesta|vale)|precio de) (?:an? |una? )?${SOLD}`,
  `${SOLD} (?:last(?! night| week| month| year)|price|prices|cost|costs|for sale|cheap|cheapest|where to buy|brand|brands|amazon|(?:at |from )?(?:home depot|lowes|costco|walmart)|barat[oa]s?|se vencen? cada|nest|first alert)`,
  '(?:prices?|bills?) (?:is|are) on fire, shocked (?:at|by) (?:the|your) (?:quote|price|bill), is it normal for an? (?:steam )?radiator to hiss, (?:carbon monoxide|co|gas|fire) training, fire alarm (?:technician|job)',
];

/** @see createCalmReader in `src/lib/search/calm-reader.ts` */
export const DANGER_CALM = {
  past: `${AGO}, ${MONTHS}, ${YEARS}, (?:year|month)s? ago, years back, last (?:year|month|winter|summer|spring|fall), (?:ano|mes|invierno|verano) pasado, (?:anos?|meses) atras`,
  happened:
    'had, was, were, went, got, turned out, happened, flooded, exploded, hubo, habia, tuvimos, tuve, paso, fue, inundo, exploto, se nos',
  over: 'everything is fine now, everything is fine, everything is ok, its fine now, is fine now, all fine now, all good now, all good, its ok now, is ok now, its fixed, is fixed, fixed now, already fixed, fixed already, all fixed, was a false alarm, (?:was|to be) nothing, to be a false alarm, (?:was|to be) (?:just )?(?:the|an?) (?:old |bad |dead |low )?battery, its gone now, ya todo esta bien, todo esta bien, esta todo bien, ya todo bien, todo bien, ya esta bien, ya paso todo, (?:ya|todo) esta (?:resuelto|arreglad[oa]), ya (?:l[oa] )?arregla(?:ron|mos), fue falsa alarma, fue una falsa alarma, era la bateria, fue la bateria',
  ended:
    '(?:got|was|been|they|we|ed|super|plumber) (?:fixed|repaired|solved), (?:but|pero|edison|super|plomero) (?:(?!(?:no|not|nothing|nobody|never|nada|nadie|nunca|\\w+nt) )\\w+ ){0,2}(?:replaced|fixed|repaired|cambiaron|arr?eglo|arr?eglaron), put in a new, tossed it, (?:after )?(?:hurricane|after|con|huracan) (?:sandy|ida), ya arr?eglaron, ya esta seco, cambiamos la caldera, quedo remodelado, ya no [gh]?uele a gas arr?eglaron, (?:mes|ano|invierno|verano) pasado y (?:arr?eglaron|repararon), ya l[oa] (?:arr?eglo|arr?eglaron|reparo|repararon), (?:had|tuvimos|tuve) (?:an? |una? )?(?:\\w+ )?(?:flood|fire|leak|inundacion|incendio|fuga|explosion) (?:in 20\\d\\d|(?:\\w+ )?years ago|hace \\w+ anos|last (?:year|month|winter|summer|spring|fall)|el (?:ano|mes|invierno|verano) pasado)',
  wish: '(?:want|need) (?:annual|yearly|mini splits?), now we are renovating, just (?:want|need) new, due for an? (?:service|tune up), book a tune up, price for a new, ahora toca, quiero (?:una? )?(?:\\w+ nuev[oa]|contrato|instalar|mini split|mantenimiento|limpieza|cotizacion), now i want, now we want, now i just want, now want, now i need, now we need, want to move, want to raise, want to replace, want a new, want a quote, need a quote, need a tune up, just need my \\w+ (?:checked|serviced|cleaned|inspected), looking to replace, need maintenance, need a new, ahora queremos, ahora quiero, ahora necesitamos, ahora necesito, hoy queremos, queremos, quiero cambiar, quiero un nuevo, necesito mantenimiento',
  shopping: `${SHOPPING.join(', ')}, fire sale`,
  works:
    'difference between, scene in the, video game where, flood history, science (?:class|project|fair), (?:has an? )?school project, insurance cover (?:flood|smoke|fire) damage, seguro cubre danos(?: por humo)?, letra$, noticias?$, ^noticias?, ^libro, ^la novela, pelicula donde, documental, ^netflix, (?:tiene )?una tarea sobre, proyecto de escuela, ^en que ano, (?:exposicion|esposicion|feria) de ciencias, ^cursos?, fdny f 01, tengo experiencia con, esta contratando, ^trabajo de limpie[sz]a, ^receta, lyrics, chords, playlist, letra de, ^cancion, ^the song, the movie(?! theat| room), ^\\w+ movie$, movie where, movie trailer, movie cast, ^la pelicula, ^pelicula, pelicula completa, ^history of, ^historia del?, on the news, in the news, en las noticias, homework',
  present:
    'not, never, no(?! smell since), nunca, but, pero, worse, peor, wont, cant, dont, didnt, doesnt, isnt, faint, fainted, fainting, unconscious, desmayo, desmayada, desmayado, mareo, apesta, guele, wele, uele, botando, echando, candela, smels, agian, todabia, de nuebo, sounding, sounds, reads, reading, shows, showing, odor, olor, viendo, mientras, smelled, during, while, watching, after, spraying, pouring, spitting, marca, marcando, se siente, siento, rolling, shooting, every, always, whenever, has, gets, makes, goes off, sleepy, throw up, throwing up, tiene, tienen, cada, siempre, cuando, again, still, keeps, keep, back, now, today, tonight, this morning, (?<!smell )since, ever since, (?<!used to )smell(?! last| since), smells, smelling, stinks, (?<!was )leaking, leaks, dripping, drips, beeping, beeps, chirping, ringing, going off, went off(?! last), hissing, sparking, sparks, smoking, buzzing, flooding, burning up, headache, headaches, dizzy, nauseous, vomiting, sick, breathe, passed out, freezing, shaking, coming out, coming in, is, are, im, theres, help, emergency, otra vez, de nuevo, sigue, siguen, todavia, aun, volvio, vuelve, ahora, hoy, ahorita, desde, huele, sale, saliendo, gotea, goteando, pita, pitando, suena, sonando, silba, chispa, chispas, (?<!salia )humo, mareado, mareada, mareados, dolor, duele, vomitando, enfermos, sin calefaccion, sin calor, frio, esta, estan, hay, ayuda, emergencia',
} as const;
