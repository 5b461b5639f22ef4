/**
 * Words of people who are in no danger now, by class, in English and Spanish, without accents or apostrophes. Commas
 * separate patterns. `src/lib/search/calm-reader.ts` says how the classes work together.
 */
import { PEOPLE_AT_RISK } from './danger-terms.ts';

/** “Hace dos años”, which means “two years ago”, but not “hace dos años que huele”. */
const COUNTED = 'hace (?:un|dos|tres|cuatro|cinco|seis|diez|unos|varios|muchos|\\d+)?';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
/** “Carbon monoxide detector”, in any spelling. */
const DETECTOR =
  '(?:(?:smoke and )?(?:smoke?|co|carbon monoxide|monoxide|gas|gas leak|fire) (?:detect[eo]r|alarm)s?|(?:dete[ct]+or|alarma|sensor)(?:es|s)? de (?:h?umo|mono[xs]ido|gas(?: natural)?|incendio|inundacion))';
/** “Chirping”, “beeps every minute”, “low battery”: an alarm whose battery is weak. Four beeps are an alarm. */
const CHIRP =
  '(?:(?<!(?:4|four|cuatro) )chir+p\\w*(?! (?:4|four|nonstop|non stop|constantly|like crazy|loud\\w*))|(?:beep|pit|ring)\\w*(?: \\w+){0,2} (?:once|every|each|cada|de vez)(?: (?:an?|few|couple|of|so|\\d+|un|otro))*(?: (?:min\\w*|sec\\w*|seg\\w*|hours?|often|rato|tanto|hora|en cuando))?|(?:bips?|suena|pitidos?|beeps?) (?:suelto|cada (?:(?:\\d+|un) )?(?:minutos?|rato|tanto|hora|\\d+ segundos)|(?:once|every|each) (?:(?:a|an|few|\\d+) )?(?:min\\w*|sec\\w*|hours?))|una vez (?:por|al|cada) minuto|(?:low|weak|baja|poca) (?:batter(?:y|ies)|bateria|pila)|(?:batter(?:y|ies)|bateria|pila)(?: is| esta)? (?:low|dying|baja)|por la (?:bateria|pila))';
/** What shows that an alarm has found something: four beeps, a number, no end. */
const ALARMING =
  '\\b(?:[34]|three|four|tres|cuatro|says|reads|reading|shows|marca|dice|ppm|evacuate|non ?stop|constant\\w*|wont stop|(?:sin|no) parar?)\\b';
/** Machines that drip cold water, so that they give off mist. */
const COOLERS =
  'ac|a c|air condition\\w*|(?:mini ?)?splits?|heat ?pumps?|units?|condensers?|aires?|unidad(?:es)?|compresor|aparato|consola|rejillas?|vents?|bomba de calor|chimneys?|chimeneas?';
/** What somebody says who is not only in mist: then white vapor may be smoke. */
const NOT_MIST =
  'hiss\\w*|silba\\w*|pouring|billow\\w*|thick|mucho|much|lots|black|negr[oa]|gr[ae]y|burn\\w*|quem\\w*|smell\\w*|huele|plastic\\w*|plastico|inside|indoors?|adentro|fire|fuego|flames?|llamas?|alarm\\w*|dizzy|maread[oa]|headache|boiler|caldera|furnace|radiator\\w*|radiador|heater|calentador|outlet|enchufe|wall|pared|pipe|tubo|oven|stove|estufa|horno|panel|breakers?';
/** All that somebody says whose radiator drips water that is not hot. */
const RADIATOR_WATER =
  '(?:el|la|mi|un|una|del|de|por|en|y|se|le|esta|bota|botando|gotea|goteando|tira|tirando|sale|saliendo|echa|echando|suelta|chorrea|poca|poquita|fria|sucia|abajo|debajo|lado|pierde|perdiendo|liquea|liqueando|chorreando|agua|valvula|valvulita|llave|cuarto|sala|the|my|our|one|an?|in|on|of|from|by|at|under|is|its|has|keeps|some|little|cold|dirty|water|leak\\w*|drip\\w*|hiss\\w*|spit\\w*|sputter\\w*|spurt\\w*|escup\\w*|valve|vents?|air|out|onto|and|knob|floor|bedroom|living|room|bathroom|kitchen|bottom|side|around)';
/** Parts inside a machine, which burn out without a fire. */
const PARTS =
  'motor|tarjeta|compresor|abanico|ventilador|resistencia|capacitor|placa|bobina|transformador|bomba|sensor|compressor|fan|board|contactor|(?:heating )?element|coil|relay|transformer|igniter|pump';
/** People, who explode only in a figure of speech. */
const PERSON =
  'landlords?|landlad(?:y|ies)|boss(?:es)?|super|wife|husband|tenants?|neighbor|owner|manager|mother|mom|dad|customers?|clients?|guests?|roommate|he|she|they|people|i|im|casero|duen[oa]|jef[ea]|espos[oa]|marido|inquilin[oa]s?|vecin[oa]s?|clientes?|mama|papa|suegr[oa]|administradora?|tia|tio';
/** What people say of an alarm that they shop for, maintain or have to have. */
const TRADE =
  '202\\d|deadline|ll ?157|local law|buy|best|better|cheap|cheapest|combo|sell|sale|mount|install\\w*|put|hang|add|replace|test|laws?|rules?|prices?|costs?|how much|require\\w*|expired?|inspection|violation|policy|system|panel|company|contract|ducts?|batter(?:y|ies)|last(?! night| week| month| year)|brands?|amazon|home depot|lowes|costco|walmart|nest|first alert|new|nuev[oa]|vencid[oa]s?|vencen?|venden?|instalan?|instalar|poner|pone|va|cambiar|compr[oa]r?|busco|mejor|probar|prueba|baterias?|pilas?|precio|cuanto|cuesta|vale|[bv]arat[oa]s?|ley|paga|ducto';
const ROOM =
  'kitchen|basement|cellar|(?:bed|bath|living|boiler )room|room|hallway|stairwell|stairs|apartment|apt|house|home|building|closet|attic|garage|lobby|cocina|sotano|casa|cuarto|apartamento|edificio|pasillo|escalera|sala|bano';
/** Words after “my” that do not tell where somebody is: “my landlord”, “my old apartment”. */
const NOT_HERE =
  'landlord|super|old|former|last|cousin|friend|neighbor|coworker|boss|school|science|class|teacher|homework|project|exam|test|book|essay|budget|insurance|license|job|casero|tarea|clase|escuela|maestra|proyecto|examen|libro|licencia|prim[oa]|vecin[oa]|amig[oa]|otra casa|otro apartamento';
/** What gives off steam at home without us. */
const COOKWARE =
  'ollas?|olla de presion|calderos?|teteras?|arroceras?|cafeteras?|hervidor(?:es)?|pots?|kettles?|rice cookers?|instant pot|pressure cooker|coffee (?:maker|machine)s?|microwaves?|microondas|dishwashers?|(?<!cast )irons?(?! (?:radiator|pipe|thing|heater|boiler|box))|planchas?';
const FLOOR =
  '(?:(?:the|my|our|el|la|los|las|un|una|mi) )?(?:(?:(?:top|bottom|first|second|third|fourth|ground|1st|2nd|3rd|4th|5th|6th|upper|lower|other|others|one|1|front|back|rest|half|some|only|primer|segundo|tercer|ultimo|otro|otra|otros|demas|un) )?(?:floors?|flr|rooms?|bedrooms?|living room|kitchen|side|ra\\w?d\\w{0,3}t[eo]rs?|upstairs|downstairs|pisos?|cuartos?|radiador(?:es)?|arriba|abajo)(?: de (?:arriba|abajo))?(?: zone)?|(?:top|bottom|first|second|others?|the rest|otro|otra|demas|primero|segundo|tercero)\\b)';
const NO_WARMTH =
  '(?:no heat|no hot|not hot|(?:ice |stone |always )?cold|freez\\w+|(?:not|dont|doesnt|wont|isnt|arent) (?:heat\\w*|hot|warm|get (?:hot|warm|heat))|without heat|sin (?:calefaccion|calor)|no (?:se )?calientan?|no|fri[oa]s?|helad[oa]s?)';
const WARMTH =
  '(?:(?:all |too |so |super |real |boiling )?(?:ok|okay|fine|good|hot|warm|roast\\w*|boil\\w*|toasty|sweating|gets? heat|burning up|a sauna)|(?:muy |bien )?calient\\w+|bien|hierven?|hirviendo|(?:es |parece )?un horno|se asan?|si)';
const THEN =
  '(?: (?:is|are|was|has|have|gets?|getting|stays?|but|and|while|y|pero|mientras|que|esta|estan|tiene|always|still|just|one|in|on|of|en|e?l|la|the|se|it))*';
const ONE_PLACE =
  '(?:(?:the|my|our|el|la) )?(?:(?:top|bottom|upper|lower|first|second|third|fourth|\\d(?:st|nd|rd|th)|one|front|back|ultimo|primer|segundo|tercer|cuarto|un) (?:floor|flr|room|bedroom|apartment|apt|radiator|piso|cuarto|apartamento|radiador)|lobby|hallway|pasillo|upstairs|downstairs)';
const ELSEWHERE =
  '(?:(?:the )?rest(?: of (?:the|my) (?:apt|apartment|house|place|building))?|nowhere else|nothing else)';
const STORY = '(?:top|bottom|first|second|third|fourth|\\d(?:st|nd|rd|th))(?: floors?| flr)?\\b';
const SOME_RADIATORS =
  '(?:one|half (?:of )?(?:my|the|our)|some|two|un|dos|algunos|la mitad de los) ra\\w?d\\w{0,3}[td][eo]r\\w*';
const RUNNING = `(?:(?:the|my|our|el|la|mi) )?(?:boiler|caldera)${THEN} (?:runs|running|on|work\\w*|fir(?:es|ing)|trabaja\\w*|prendid[oa]|prende|funciona\\w*|caminando)`;
/** A radiator that stays cold while others are warm: “one radiator dont get hot”. */
export const ONE_RADIATOR = `${SOME_RADIATORS}${THEN} ${NO_WARMTH}`;
/** Heat that reaches only a part of a building, which is a fault of the boiler or its pipes: “top floor cold, first hot”. */
export const UNEVEN = [
  [FLOOR, NO_WARMTH, FLOOR, WARMTH],
  [FLOOR, WARMTH, FLOOR, NO_WARMTH],
  ['no heat', FLOOR, FLOOR, WARMTH],
  [WARMTH, STORY, NO_WARMTH, STORY],
  [NO_WARMTH, STORY, WARMTH, STORY],
  [FLOOR, '(?:colder than|mas fri[oa] que)', FLOOR],
  [`heat(?: only)? works(?: only)? in ${FLOOR}(?:${THEN} ${ELSEWHERE}(?:${THEN} ${NO_WARMTH})?)?`],
  [`only ${FLOOR} (?:gets?|has) heat`, FLOOR, NO_WARMTH],
  [FLOOR, NO_WARMTH, '(?:others?|the rest|other rooms?|my roommates)', WARMTH],
  [RUNNING, ONE_PLACE, NO_WARMTH],
  [ONE_PLACE, NO_WARMTH, RUNNING],
]
  .map((words) => words.join(`${THEN} `))
  .join('|');
const ESCAPING = '\\b(?:leak|hiss|smell|spray|huele|fuga|silb|pica|maread|dizzy|escap)';
const AT_RISK = `\\b(?:${Object.values(PEOPLE_AT_RISK).join(' ').replaceAll(' ', '|')})\\b`;
const ILL = `dizzy, headaches?, nausea, nauseous, vomit\\w*, thr[eo]w(?:ing)? up, faint\\w*, unconscious, passed out, collapsed, sleepy, woke, sick, breathe, maread[oa]s?, mareo, duele, dolor, desmay\\w*, enferm[oa]s?, help(?! with (?:my )?homework), emergency, ayuda, emergencia`;
const VEHICLE =
  '(?:cars?|trucks?|van|bus|taxi|cab|suv|jeep|honda|toyota|nissan|camry|uber|carro|coche|troca|camioneta|camion)(?! alarm)';
const VEHICLE_HEAT = '(?:radia[dt]\\w+|heat\\w*|hiter|defrost\\w*|calefaccion|calenton|jira)';
/** Something is smelled, heard or seen. */
const SENSED = `
  smelling, stinks?, reeks, odor, hissing, beeping, beeps, chirping, ringing, sounding, going off, goes off, went off(?! last), (?<!was )leaking, dripping, spraying, pouring, flooding, spilling, shaking, sparking, smoking, buzzing, glowing, melting, burning up, coming (?:in|out|from|through), wont, cant, keeps?, again, agian,
  still, now, today, tonight, this morning, nobody, huele, [gw]h?uele, wele, uele, apesta, olor, se siente, siento, suena, sonando, pita, pitando, (?<!for |cuanto )sale, saliendo, botando, echando, goteando, otra vez, de nue[vb]o, sigue, toda[vb]ia, ahora, ahorita, hoy, nadie`;

/** @see createCalmReader in `src/lib/search/calm-reader.ts` */
export const DANGER_CALM = {
  /** What has a dangerous word in its name and is none. The rest of the query is read on. */
  names: {
    chirps: `(?<!${ALARMING}.*)(?!.*${ALARMING})(?:(?:${DETECTOR}|detector|alarma?)(?: \\w+){0,6} ${CHIRP}|${CHIRP}(?: \\w+){0,6} (?:${DETECTOR}|detector|alarma?))`,
    places: `
      fire (?:hydrant|island|pit|truck|station|sale), firewood, smokehouse, smoke shops?, tienda de humo, estacion de bomberos, outlet (?:malls?|deals|center), hot outlet mall, sparks (?:nevada|nv|steak\\w*), burning man (?:tickets|festival), boiler room (?:film|movie|party|set),
      planta (?:baja|alta|principal|de (?:arriba|abajo|tratamiento)), (?:primera|segunda) planta, zona de inundacion, cuarto de vapor (?:del|en el) (?:gym|spa)`,
    things: `
      exploded (?:view|diagram|parts), explosion proof, co ops?, how come, (?:hot )?water outlet, outlet (?:pipe|temperature), spark (?:igniter|ignition|module|electrode|gap), (?:igniter|pilot|no|not|wont|doesnt) spark, static (?:shock|electricity), shock (?:absorber|mount|pad|collar|therapy|wave)s?,
      dry (?:return|base|steam|well|out|contact|cooler), (?:kitchen|bath|bathroom|hood) exhaust, (?:indicator|red|green|orange|yellow) light, (?<!(?:water|lwco|cutoff) )light (?:blink(?:s|ing)?|on), flood (?:zone|vent|plain|map|insurance|elevation|prone|proof|light|switch|sensor|line|safe|warning|watch|alert)s?, (?:flash|last) flood, flooded engine,
      seguro (?:contra|de) inundacion(?:es)?, steam (?:shower|iron|mop|humidifier|deck|games?|account), wet steam, llave de vapor, (?:casa|apartamento|edificio|caldera|calefaccion|estufa|calentador|cocina) es de gas, smok(?:e|ed|ey|y) (?:colou?r\\w*|tint\\w*|glass|finish|acrylic), smok(?:e|ed) (?:gr[ae]y |plastic )(?:cover|panel|lens|lid)s?, (?:color|tono|gris|vidrios?) (?:de )?h?um(?:o|ad[oa]s?), smoke (?:machine|bomb|control|damper|eater|free|hood|pencil|stack|test|seal|policy|policies)s?,
      traps?, smok(?:e)?y the bear, smoked (?:turkey|meat|ribs|brisket|salmon|chicken), ducto de humo, libre de humo`,
    household: `
      (?<!(?:like|como|smells?|a) (?:an? )?)(?:burn(?:ed|t|ing)?|scorched|overcooked|quem\\w+)(?: (?:the|my|some|our|an?|el|la|los|las|un|una|mi|mis|unas|unos)){0,2} (?:rice|toast|food|dinner|lunch|breakfast|popcorn|bacon|pizza|cookies?|beans|eggs|meat|chicken|coffee|milk|soup|pancakes?|arroz|comida|cena|el pan|habichuelas|frijoles|gandules|tostadas?|carne|pollo|cafe|leche|sopa|tortillas?|platanos?|tostones|bizcocho)(?! (?:oil|grease|fire)),
      (?:steam\\w*|vapor)(?: (?:from|of|the|my|a|out|coming|comes|sale|echa|bota|de|del|la|el|mi|una|un|en|hirviendo|boiling|with|off|makes|too|much|mucho|y|and|is|se|esta)){0,4} (?:${COOKWARE}),
      (?:${COOKWARE})(?: (?:from|of|the|my|a|out|coming|comes|sale|echa|bota|de|del|la|el|mi|una|un|en|hirviendo|boiling|with|off|makes|too|much|mucho|y|and|is|se|esta)){0,4} (?:steam\\w*|vapor),
      (?:(?:flat|curling|clothes|hair|blow) (?:iron|dryer|straightener)s?|planchas?(?: de(?:l)? pelo)?|secadora? de(?:l)? pelo|rizadora)(?: \\w+){0,2} (?:smell\\w*|huele\\w*|burn\\w*|quem\\w*)(?: (?:like|a|de|up))?(?: (?:burn\\w*|quemad\\w+))?(?: (?:hair|pelo|cabello))?,
      falta aire (?:en|a|de) (?:\\w+ )?(?:gomas?|llantas?|ruedas?|cauchos?|neumaticos?|bicicletas?|bici|pelotas?|colchon),
      (?:bike|bicycle|car|flat|spare|truck|my) tires?,
      tires? (?:pressure|needs?|is|are)`,
    afterwards: `
      (?<!${ESCAPING}.*)(?:vien\\w+|venir|mand\\w+|pued\\w+|coming|scheduled|appointment|cita)(?: \\w+){0,4} (?:echar\\w*|poner\\w*|(?:re)?carg\\w+|(?:re)?charg\\w+|add|top off|fill)(?: \\w+){0,3} (?:freon|refrigerant\\w*)(?!.*${ESCAPING}),
      (?<!\\b(?:relight|light|lite|turn\\w*|restart|reset|start|prend\\w+|encend\\w+|reprend\\w+)\\b.*)(?:after|since|despues de|luego de) (?:(?:the|a|that|our|last|la|esa|una) ){0,2}(?:flood(?:ing)?s?|inundacion(?:es)?),
      (?<!${AT_RISK}.*)(?:${UNEVEN}|${ONE_RADIATOR})(?!.*${AT_RISK})`,
    faults: `
      (?!.*\\b(?:apartment|apt|home|house|casa|apartamento|building|edificio)\\b)${VEHICLE_HEAT}(?: core)?(?: (?:in|of|for|de|del|en|la|el|mi|my|the|un|una|his|her|our))+ ${VEHICLE}, (?!.*\\b(?:apartment|apt|home|house|casa|apartamento|building|edificio)\\b)${VEHICLE}(?: (?:s|has|had|have|got|no|not|tiene|without|with|dont|sin|bota|agua|water|leaks?|leaking|from|por|the|el))* ${VEHICLE_HEAT},
      (?:little|short|small|quiet|soft|slight|faint|brief) (?:steam )?(?:hiss\\w*|puff)(?: of (?:air|steam))?, (?<!loud )(?:steam )?hiss\\w*(?!.* (?:loud\\w*|non ?stop|everywhere|fill\\w*|spray\\w*|wont|keeps))(?: \\w+){0,7} (?:when|as|while|until) (?:(?:the|my) )?(?:heat|it|radiator|steam) (?:comes|goes|warms|heats|starts|turns|kicks)(?: on| up)?,
      (?:steam )?(?:hiss\\w*|whistl\\w*)(?: \\w+){0,5} (?:for an? (?:second|minute|bit|moment)|then stops?|and stops?),
      (?<!bang.*)(?:loud (?:banging|knocking|clanging|hammering)|(?:banging|knocking|clanging|hammering) (?:so |real |really |very |super )?(?:loud|noise)\\w*)(?!.*\\b(?:start|light|lit|ignit|fir(?:e|ing)|kick|shook|shak|turns? on|comes? on)),
      steam vents?(?: is)? drip\\w*, (?:radiators?|vents?)(?: (?:air |steam )?(?:vents?|valves?|is|are|keeps?|just|only|always))* spit\\w*(?!.* (?:hot|steam|boiling|scald\\w*|everywhere)), (?:radiador|valvul\\w+)(?: \\w+){0,4} escup\\w+(?!.* (?:caliente|hirviendo|vapor|estin|estim)), vapor(?: \\w+){0,2} (?:silb|chifl)\\w+ (?:un )?(?:poc|poquit|bajit)o,
      (?<!caliente )agua por la valvulita, (?:no|non) smok(?:e|ing), sin humo, (?:not|wont|doesnt) (?:pull|suck|remov|vent)(?:e|ing)? smoke, no (?:jala|saca|chupa|absorbe) (?:el )?humo, (?:que )?h?echo humo, no (?:fire|flames?) (?:from|in|inside|started|coming), not on fire,
      quemo (?:fue )?(?:el|la) (?:${PARTS}), (?:${PARTS}) (?:esta |se )?quem(?:ad[oa]|o), burn(?:ed|t) (?:out )?(?:${PARTS}), (?:${PARTS})(?: is| got)? burn(?:ed|t)(?: out)?, (?:tenant|neighbors?|people|someone|somebody)(?: is)? smoking, smoking neighbor, burn(?:ing)? incense, incense burn(?:ing)?, quema(?:ndo)? incienso`,
    sayings: `
      (?:${PERSON})(?: \\w+){0,2} (?:explode\\w*|(?:blow|blew|blown|blowing) up|explot\\w*|estall\\w*|revent\\w*), (?:infarto|ataque|heart attack|stroke)(?: al corazon)? (?:con|por|cuando|when|from|over|at|looking)(?: \\w+){0,4} (?:bills?|bil|cuenta|factura|recibo|precio|price|quote), piloto (?:hace |da |tira )?chispas?,
      como (?:un )?tiros?, (?:prices?|bills?|rents?|reviews?|sales?|deals?|you guys|yankees|mets|knicks) (?:(?:is|are|re) )?on fire, (?:to|should i|can i) fire (?:him|her|them|my), shock(?:ed|ing)?(?: at| by| from)?(?: the| your| my| this| an?)?(?: \\w+){0,2} (?:quotes?|prices?|bills?), sticker shock, burning questions?, (?:techs?|technicians?|guys?|crew|team|service|work) (?:is|are|was|were) (?:straight |pure )?fire$, burn(?:ing|ed)? up (?:the|your|ur) phones?(?: lines?)?, (?:quote|price|bill|estimate|cost)s? (?:really |just )?shock(?:ed|s)?, (?:me |nos |le )?(?:explota|revienta|estalla) la cabeza, (?:like|is|its) an? (?:furnace|steam room),
      (?:me |nos )?quem\\w* (?:el|la|los) (?:precio|bil|bill|factura|cuenta|recibo|estomago|renta)s?, (?:tengo|tiene|con) (?:muchos )?gases, quem\\w* (?:la |el |mi |mucha |mucho )?(?:plata|dinero|chavos), smoking hot (?:deal|price|offer)s?, burn(?:ing|s)? (?:calories|money|cash|a hole|(?:(?:too|so) much |a lot of )?electricity), flooded with (?:calls|work|ads|emails), blow up (?:my|our) budget, sparking clean, (?:sick|sick and tired|tired) of (?!the (?:fumes|smell|smoke)), (?:cansad[oa]|hart[oa]) de, dizzying (?:price|cost|bill|quote)s?, feel bad (?:asking|for|about|that|to), vomit\\w* (?:on|in) (?:the |my )?(?:ac|filter|vent|duct|unit), ahog\\w+ (?:en|con|de) (?:\\w+ )?(?:cuenta|deuda|bil|factura)\\w*, co2 (?:sensor|monitor|meter|controll?er)s?, (?:is|are|such) a headache, headache (?:of|dealing|to deal), real headache to, headache with (?:(?:the|my) )?(?:landlord|permits?),
      (?:es|son) un dolor de cabeza, dolor de cabeza con (?:el|la|los|mi) (?:permisos|due[nñ]o|casero|landlord|super|vecin[oa]|compania|cuenta), (?:cuenta|factura|bil|recibo)(?: de(?: la)? (?:lu[zs]|gas))? (?:me electrocuto|me quemo|exploto|(?:esta )?que arde), exploto (?:el bil|la (?:cuenta|factura))`,
  },
  /** Water from a radiator, a stain below a machine that cools, dust that smells in the first heat, or white vapor of a machine that defrosts, or on a humid day. Nobody can tell it from smoke in a query. */
  mist: `^(?=.*\\b(?:agua|water|leak|drip))(?:${RADIATOR_WATER} )*(?:radia[dt][eo]r(?:es|s)?|(?:air|steam|radiator) (?:vents?|valves?))(?: ${RADIATOR_WATER})*$, ^(?!.*\\b(?:runs?|running|pour\\w*|gush\\w*|drip\\w*|sag\\w*|bulg\\w*|bubbl\\w*|fall\\w*|bigger|grow\\w*|spread\\w*|lights?|luz|lampara|foco|crec\\w*|chorre\\w*|gote\\w*|cae|cayendo|hund\\w*|abomb\\w*|hinch\\w*|${NOT_MIST})\\b)(?=.*\\b(?:stain\\w*|manch\\w*)\\b)(?=.*\\b(?:ceiling|techo|plafon)\\b)(?=.*\\b(?:${COOLERS})\\b).*, ^(?!.*\\b(?:smok|humo|fire|fuego|flame|alarm|dizz|mare|headache|plasti|electric|gas|oil|co\\b))(?=.*\\b(?:smell|huele|olor))(?=.*\\b(?:dust|polvo))(?=.*\\b(?:first|primer)).*, ^(?!.*\\b(?:${NOT_MIST})\\b)(?=.*\\b(?:${COOLERS})\\b).*(?:(?:whit\\w+|blanc[oa]|blanquit[oa])(?=.*(?:humid\\w*|humed\\w*|defrost\\w*|descongel\\w*|cold|freezing|winter|fri[oa]|invierno|outside|outdoor|condenser|afuera|compresor))|(?:humid\\w*|humed\\w*|defrost\\w*|descongel\\w*|cold|freezing|winter|frio|invierno|outside|outdoor|condenser|afuera|compresor)(?=.*(?:whit\\w+|blanc[oa]|blanquit[oa])))`,
  /** Words for a chimney, whose white vapor is normal, so no repair is offered. */
  chimney: 'chimneys?, chimeneas?',
  /** What somebody shops for: “where can I buy a smoke detector”. The rest is read on, unless something is present. */
  goods: `(?:multa por|${TRADE})(?: \\w+){0,3} ${DETECTOR}, ${DETECTOR}(?: \\w+){0,3} (?:${TRADE})`,
  /** Kinds of query that tell of no danger. */
  stories: {
    media: `
      ^receta, recipes?, movies?(?! theat| room), films?, trailer, cast(?! iron), songs?, lyrics, chords, playlist, album, video ?games?, videos?, novel, podcast, documentary, netflix, youtube, spotify, wikipedia, scene in, jokes?, poem, articles?, stor(?:y|ies) (?:about|where|of), apps?, haha, lol, peliculas?, cancion, letra, novela, libro, capitulo,
      documental, video ?juegos?, juegos? de, chistes?, cuentos?, aplicacion, ja(?:ja)+`,
    news: `news, headlines?, history, deaths, killed, victims, disaster, noticias?, historia, muertos, ^what year, ^en que ano, (?:explosion|fire|incendio|blackout)(?: \\w+){0,4} (?:19|20)\\d\\d`,
    school: `
      (?:my|mi) \\w+ (?:has|needs|tiene) (?:an? |una? )?(?:\\w+ )?(?:project|homework|report|test|tarea|proyecto|exposicion|examen), (?:school|class|kids?|science) (?:project|report), homework, essay, science, physics, fisica, exam, chart, tarea(?: sobre)?, clase (?:de|sobre), ciencias?, proyecto (?:de|escolar), e[xs]posicion, feria, examen`,
    jobs: `hiring, jobs?(?! done), career, apprentices?(?:hip)?, training, certification, (?<!of )courses?, fdny f 01, i have experience, cursos?, capacitacion, certificacion, contratando, entrenamiento, empleo, trabajo (?:de|como|en), tengo experiencia`,
  },
  /** Kinds of question about dangers in general. */
  questions: {
    knowledge: `
      (?:what|how) (?:is|do|does) (?:an? )?(?:\\w+ ){1,3}(?:work|form|spread|(?:smell|look|sound) like)$, can (?:dogs|cats|humans|people|you) smell, ^what(?: is|s) (?:an? )?(?:gas|carbon monoxide|co|smoke|steam|refrigerant|freon|propane)(?: leak| alarm| detector| poisoning)?$,
      ^does (?:\\w+ ){1,2}(?:smell|burn|explode|rise|sink)$, why is (?:\\w+ ){1,2}(?:called|so dangerous|toxic|deadly), difference between, (?:gas|electric\\w*|oil|induction) (?:or|vs|versus|o) (?:gas|electric\\w*|oil|induction), (?:than|que el) (?:air|aire), ^a que temperatura,
      (?:is|are|how) (?:natural )?(?:gas|carbon monoxide|refrigerant|freon|propane|smoke|co) (?:toxic|poisonous|flammable|dangerous|illegal|banned)$, ^es (?:toxico|venenoso|inflamable|peligroso|ilegal) (?:el |la )?(?:gas|refrigerante|freon|monoxido|propano), diferencia entre, ^que es (?!es[ae]|est[ae]|lo|cuando)\\w+,
      ^como (?:se (?:produce|forma|hace)|funciona)n?, a que huele, para que sirve, por que se llama`,
    normal: `(?:is it|its) normal (?:for|that|when|if) (?:(?:an?|the|my|steam|old) )*(?:radiator|vent|pipe)s? (?:to )?(?:hiss|spit|knock|bang|whistle)(?:es|s)?, ^why do (?:\\w+ ){1,3}(?:hiss|spit|knock|bang|whistle|click|hum|leak|explode|beep|burst|spark)`,
    law: `
      laws?, codes? (?:for|on|about|require\\w*), legally, ordinance, regulations?, required by, requirements?, insurance, flood history, who (?:pays|has to|is responsible), responsible for, leyes, ley, codigo de, norma, exige, obligatorio, requisitos, seguro (?:contra|cubre|por|de (?:inundacion|incendio|casa)), quien (?:paga|tiene que)`,
    skill: `^how (?:do i |do you |to |can i |often (?:do i |should i )?)(?:test|install|replace|mount|clean|dispose|prevent|avoid|hook up|choose), ^como (?:se )?(?:prueba|probar|instala|instalar|limpia|limpiar|evita|evitar|previene|prevenir|cambia|cambiar)`,
  },
  /** How a question begins. One about gas, carbon monoxide or fire is general unless it is a plea. */
  asking: `^(?:how|who|whos|which|are|do|does|did|can|could|should|would|will|whats?|why do(?! i| we)|(?:when|where) (?:do|does|did|should|can|to)), ^is (?!there|it|this|that|the), ^(?:que|como|quien(?:es)?|cual(?:es)?|cuant[oa]s?|donde|cada cuanto|se puede|pued[eo]n?), ^(?:debo|deben?|hay que|existen?|ustedes|venden)`,
  /** What people ask who need help, or want to heat with fire. */
  pleas: `
    leaks?, fumes, fires?(?! alarm), smoke(?! (?:alarm|detector|free)), call, report, 911, number, mean, come, send, fix, repair, what (?:do|should|can) (?:i|we) do, what (?:to do|now), whats? (?:is )?(?:that|this), who (?:do|should|can|to|will) (?:i |we )?help, (?:where|how) (?:is|are|did|serious|bad),
    how (?:do|to|can|should) (?:(?:i|we|you) )?(?:stop|shut|turn|find|know|tell|check|get|treat|detect), (?:can|could) (?:it|this|that|there) be, (?:can|could|will) (?:i|we|it) (?:stay|sleep|die|explode|blow|kill), (?:should|do) (?:i|we) (?:(?:need|have) to )?(?:leave|worry|evacuate|open|go|stay), generators?, grills?, bbq,
    hibachi, charcoal, propane, fugas?, escapes?, fuego, (?<!(?:alarmas?|detector|detectores|sensor) de )(?:humo|incendio), puede ser, significa, quiere decir, llamo, llamar, report[oe]\\w*, numero, que (?:hago|hacemos|hacer|se hace|debo hacer), arregl\\w+, repar\\w+, vengan?, venir, manden,
    como (?:se si|saber|paro|apago|cierro|esta), donde esta, debo (?:salir|irme), generador\\w*, parrilla, anafe, carbon (?!mono)`,
  /** That it is, or was, in another place. */
  elsewhere:
    'my old (?:apartment|apt|house|home|building|place), where (?:i|we) used to live, before we moved, mi otra casa, mi otro apartamento, (?:at|in|from|by|near) (?:the|a|that) gas station, gasolinera, bomba de gasolina',
  /** That somebody is ill, or that it is where the visitor is. */
  atHome: `
    ${ILL}, mine, same (?:boiler|heater|furnace|building), my(?! (?:${NOT_HERE})), our, mi(?! (?:${NOT_HERE})), nuestr[oa]s?, here, aqui, next door, upstairs, downstairs, (?:in|at|from|near|by|inside|on) (?:the )?(?:${ROOM})(?! depot), (?:en|de|por) (?:la |el )?(?:${ROOM}), kids(?! (?:project|homework|science)), baby, bebe, (?<!para )ninos, asap, urgent,
    scared, ayudenme, urgente`,
  /** That somebody smells, hears or sees it now. */
  sensed: `
    ${SENSED}, (?:i|we|you)(?: can| still| just| keep)? (?:smell|hear|see|feel), smells?(?! of what), smelled, smelly, hisses, (?<!(?:about|on|for|of) gas )leaks(?! law), ringing, screaming, alarming, says?, reads, shows, marca, dice, burning, filling, coming, caught, everywhere, last night, yesterday, just, right away, refuses,
    ignor\\w+, blocked, clogged, disconnected, fell, cracked, broken, broke, hit, left, blew, burst, popped, started, at \\d+, mine is, ole, hiede, oler, sentimos, salen, salgan?, tiene, tengo, tenemos, bota, bote, eche, suene, huela, arda, arde, silbando, prendio, no para, no se calla, se me, se nos,
    hay (?:un |una )?(?:humo|fuego|gas|chispas|llamas|fuga|escape), anoche, ayer, ya, rapido, tapad[oa], rot[oa], cayo, solto, zafo`,
  yearsAgo: `(?:years?|yrs?) (?:ago|back), last year, ${COUNTED} ?anos?(?! que), ano pasado, anos atras, (?:in|en|en el) (?:19|20)\\d\\d, (?:in|during|after|con|cuando|durante) (?:hurricane |el huracan |paso )?(?:sandy|ida)`,
  monthsAgo: `months? ago, last (?:month|winter|summer|spring|fall), (?:in|last|en) (?:${MONTHS}), ${COUNTED} ?mes(?:es)?(?! que), (?:mes|invierno|verano) pasado, meses atras`,
  /** That the danger is what happened then, and not only a repair. */
  happened:
    'had, was, were, went, got, turned out, happened, flooded, exploded, shocked, burned, hubo, habia, tuvimos, tuve, tuvo, paso, fue, dio, inundo, exploto, se nos',
  /** That nothing is left of it. A repair alone does not show that. */
  over: `
    (?:every ?thing|all|its|is|it) (?:is )?(?:fine|ok|good|fixed|gone)(?: now)?, (?:fixed|gone) (?:now|already), already fixed, (?:was|to be) (?:a false alarm|nothing), (?:was|to be) (?:just )?(?:the|an?) (?:old |bad |dead |low )?battery, (?:ya )?(?:todo )?esta (?:todo )?bien, (?:ya )?todo bien, ya paso todo,
    (?:ya|todo) esta (?:resuelto|arreglad[oa]), ya (?:l[oa] )?arregla(?:ron|mos), fue (?:una )?falsa alarma, (?:era|fue) la bateria`,
  /** That it was repaired, or happened long ago; this counts only if somebody then asks for other work. */
  ended: `
    (?:got|was|been|they|we|ed|super|plumber) (?:fixed|repaired|solved), put in a new, tossed it, (?:hurricane|after|con|huracan) (?:sandy|ida), (?:but|pero|edison|super|plomero) (?:(?!(?:no|not|nothing|nobody|never|nada|nadie|nunca|\\w+nt) )\\w+ ){0,2}(?:replaced|fixed|repaired|cambiaron|arr?eglo|arr?eglaron),
    (?:had|tuvimos|tuve) (?:an? |una? )?(?:\\w+ )?(?:flood|fire|leak|inundacion|incendio|fuga|explosion), ya esta seco, cambiamos la caldera, quedo remodelado, (?:ya (?:l[oa] )?|ya no [gh]?uele a gas )(?:arr?eglo|arr?eglaron|reparo|repararon), (?:mes|ano|invierno|verano) pasado y (?:arr?eglaron|repararon)`,
  /** What somebody wants now, so that “now” tells of no danger. */
  wish: `
    (?:want|need) (?:annual|yearly|mini splits?|maintenance|a new|a quote|a tune up|to (?:move|raise|replace)), now we are renovating, just (?:want|need) new, due for an? (?:service|tune up), book a tune up, price for a new, just need my \\w+ (?:checked|serviced|cleaned|inspected), now (?:(?:i|we) (?:just )?)?(?:want|need),
    looking to replace, ahora toca, (?:ahora |hoy )?queremos, (?:ahora|hoy) (?:quiero|necesit[oa](?:mos)?), quiero (?:una? )?(?:\\w+ nuev[oa]|nuevo|contrato|instalar|mini split|mantenimiento|limpieza|cotizacion|cambiar), necesito mantenimiento`,
  /** That something happens now, whatever happened before. */
  present: `
    ${SENSED}, ${ILL}, not, never, no(?! smell since), nunca, but, pero, worse, peor, dont, didnt, doesnt, isnt, is, are, im, theres, has, gets, makes, while, during, after, always, whenever, every, back, (?<!smell )since, ever since, (?<!used to )smell(?! last| since), smells, smels, smelled, sounds, reads, reading, shows,
    showing, leaks, drips, sparks, spitting, rolling, shooting, watching, freezing, desde, cada, siempre, cuando(?! (?:paso )?(?:ida|sandy)), mientras, viendo, tiene, tienen, esta, estan, hay, aun, siguen, volvio, vuelve, gotea, marca, marcando, silba, chispas?, candela, (?<!salia )humo, vomitando, sin calefaccion, sin calor,
    frio`,
} as const;
