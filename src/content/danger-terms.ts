/**
 * Words for the phrases of `danger-signs.ts`, in English and Spanish. Each class has the words for a thing, or for what
 * things do. These words are separate from those that find services.
 *
 * All are in lowercase without accents or apostrophes. `src/lib/search/spelling-corrector.ts` corrects typos in words
 * of five letters or more, and swapped letters in words of four; other typos in such short words are listed here.
 */

/** People whom cold and heat harm first, who need no other danger to be in one. */
export const PEOPLE_AT_RISK = {
  en: 'person patient patients client resident residents baby babies newborn infant toddler kid kids child children son daughter grandma grandmother grandpa grandfather elderly senior seniors pregnant mother mom father dad disabled grandson granddaughter nephew niece aunt uncle granny nana',
  es: 'paciente pacientes cliente bebe bebes bebito bebita nene nena nino ninos nina ninas hijo hija hijos abuela abuelo abuelita abuelito embarazada anciano ancianos anciana viejita viejito viejitos viejo mama papa enfermo enferma chamaco chamaca chamaquito chamaquita chamacos muchachito muchachita criatura criaturas carajito carajita nieto nieta nietos suegra suegro esposo esposa marido',
} as const;

/** Maps each class's English words to its Spanish ones; the first English word names the class. */
export const DANGER_CLASSES: Readonly<Record<string, string>> = {
  // Things
  'gas gass gaz gaas': 'jas gas gaz',
  'line lines main mains hose hoses connector': 'linea lineas manguera mangueras',
  'battery batteries ebike ebikes scooter moped hoverboard lithium powerbank':
    'bateria baterias patineta motoneta',
  'propane butane': 'propano butano',
  candle: 'vela velas veladora veladoras',
  pilot: 'piloto',
  monoxide: 'monoxido',
  'alarm alarms detector sensor': 'alarma alarmas',
  fumes: 'emanacion emanaciones',
  exhaust: 'mofle mufler',
  co: 'co',
  'help emergency 911 sos asap urgent urgently':
    '911 sos urgente urgencia peligro emerjencia emergensia ayuda ayudenme auxilio socorro emergencia',
  'smoke smok smoking smokey smoky smoek somke smke':
    'humo umo humito humazo jumo jumeando humareda humadera humasera humacera humeando humea',
  'ablaze firre': 'incendio incendia incendiando incendiado llamarada fuego fuejo',
  blaze: 'candela lumbre candelita',
  'flame flames': 'flama flamas llama llamas yama yamas',
  'soot sut': 'hollin tizne tiznado tiznada',
  'steam steaming': 'vapor bapor estin estim stin stim estins esteam esteem',
  'water watter wter wtr': 'agua aguas awa',
  'rain raining rainstorm flooding sewage': 'lluvia lluvias aguacero lloviendo llueve llovio',
  'snow snowdrift snowbank': 'nieve',
  'nest bird birds leaves raccoon squirrel': 'nido nidos pajaro pajaros hojas ardilla mapache',
  boiler: 'caldera boila boiler',
  'radiator radiators rad': 'radiador radiadores',
  'pipe pipes riser': 'tubo tubos tuberia tuberias cano canos caneria canerias pipa pipas',
  valve: 'valvula valvulita',
  'knob handle': 'perilla manija manivela',
  'heat heating heater heaters heet heeat heatt': 'calefaccion calefa calefactor jeat jit jeater jiter hiter',
  'waterheater tankless': 'calentador',
  'outlet socket receptacle plug':
    'enchufe enchufes tomacorriente apagador apagadores suiche suiches swiche swiches suich adaptador cajilla multitoma regleta',
  'breaker breakers braker breker brekers fuse':
    'fusible tacos pastilla cuchilla cuchillas breiker breiquer breque',
  'sprinkler sprinklers': 'rociador',
  'wire wiring cord cable': 'cables alambre',
  'lightfixture lamp chandelier': 'lampara foco bombillo bombilla plafon',
  'electricity electrical': 'electricidad',
  'refrigerant refrigerent refridgerant refigerant freon puron coolant r410a r22 r32 r454b a2l':
    'refrigerante refrijerante',
  'kerosene kerosine kerosen': 'keroseno querosen queroseno',
  gasoline: 'gasolina',
  'fish fishy': 'pescado pescao',
  'oil fuel diesel': 'aceite petroleo combustible gasoil gasoleo',
  'cellar basement boilerroom': 'sotano beismen',
  'room bedroom bedrooms livingroom lobby': 'cuarto recamara habitacion sala',
  kitchen: 'cocina',
  'home house': 'casa',
  'store shop deli bodega restaurant supermarket pizzeria salon barbershop bakery cafe bar gym warehouse office business showroom laundromat church clinic':
    'tienda negocio restaurante barberia peluqueria panaderia carniceria farmacia oficina iglesia local almacen',
  'owner homeowner': '',
  'apartment apt': 'apartamento apto departamento',
  'unit units ac airconditioner conditioner aircon condenser minisplit heatpump compressor rooftop rtu wshp ductless vrf zoneline friedrich fujitsu mitsubishi daikin':
    'aire unidad compresor condensador',
  'window windows': 'ventana',
  'wind windy storm hurricane': 'viento ventarron tormenta huracan',
  'ceiling sheetrock drywall': 'techo plafon yeso tumbado',
  'door doors doorway': 'puerta puertas',
  'bracket support': 'soporte',
  'sidewalk pavement': 'acera banqueta vereda',
  chimney: 'chimenea',
  'glass sightglass': 'vidrio',
  'oven stove': 'horno estufa hornilla hornillas fogon fogones',
  generator: 'generador generadores planta',
  'grill barbecue barbeque': 'asador asando parrilla anafe anafre brasero barbacoa',
  'faucet tap sink': 'grifo llave pluma fregadero',
  'shower bath tub bathtub toilet': 'regadera ducha inodoro',
  'hallway hall corridor': 'pasillo',
  thing: 'cosa cosita coso cosito aparato aparatico aparatito',
  'gauge needle manometer': 'aguja ahuja manometro',
  [PEOPLE_AT_RISK.en]: PEOPLE_AT_RISK.es,
  'body hand hands arm leg face lips skin foot feet finger fingers myself himself herself':
    'mano manos brazo pierna cara labios piel pie dedo dedos',
  'eye eyes throat nose lungs': 'ojo ojos garganta nariz pulmones',
  'ankle ankles knee knees waist shin shins':
    'tobillo tobillos rodilla rodillas cintura pantorrilla pantorrillas',
  'furnishing curtain curtains drape drapes carpet rug mattress couch sofa bed bedding':
    'cama sofa arbolito cortina cortinas alfombra colchon sabana sabanas cobija mueble muebles',
  // What they do
  'smell smel odor odour oder stink stinky reek stench whiff sniff smelly scent esmell esmel':
    'huele guele hule juele uele wele ole esmela ismela olorcito olorsito olol jede bajito olor holor oler oliendo jedor jedion hedor hedores jieden apesta apestando peste hiede jiede tufo',
  'odd weird wierd strange funny bad awful terrible horrible': 'feo fea raro rara extrano mal',
  'chemical chemicals acetone toxic solvent solvents ether': 'quimico quimicos acetona solvente',
  'rotten rotted rotting': 'podrido podridos podrida',
  'egg eggs egs': 'huevo huevos huebo guevo guevos uevo',
  'sulfur sulphur': 'azufre asufre',
  'leak leek leke laek leack lick leaky leakage seeping':
    'filtracion filtraciones goteo gotea goteando gotera goteras liqueo liqueos liquea liqueando likeo',
  'escape escaping': 'escapa escapando fuga fugas fugo fugando fuja',
  'come coming comes came': 'sale salen salio saliendo salia viene entra entrando',
  'enter enters entering rise rises rising pours': 'mete metiendo metio sube subiendo subio',
  on: 'prendida prendido encendida encendido',
  'ring rang sound going goes went blare scream alerting triggered':
    'suena suenan sonar sonando sono activo disparo',
  'beep chirp': 'pita pitan pitar pitando pito pitea piteando pitido pitidos bip bips chilla chillando',
  'cada every': '',
  'headache headaches headake hedache migraine': 'jaqueca migrana jakeca',
  'dizzy dizziness lightheaded woozy drowsy':
    'mariado mariados mariao mariada mareo mareos mareado mareada mareados marea atarantado atarantada atarantados ataranta aturdido aturdida',
  'nausea nauseous nauseated vomiting vomit vomited puke puking barfing':
    'nauseas nausia nausias vomito devolviendo arrojando vomitando vomita',
  'faint fainted fainting unconscious unresponsive':
    'esmayo esmayado yeyo patatus desmayo desmallo desmallado desmayado desmayada desmaya desmaye desmayando inconsciente privo privada desvanecio desplomo',
  'weak fever feverish': 'debil fiebre',
  'firefighter firefighters fdny ambulance police': 'bombero bomberos ambulancia policia',
  'bulge swollen swell': 'hinchado hinchada hincha hinchando hincho inflado inflada inflando',
  'breathless suffocating': 'asfixia asfixiando ahogo ahogando',
  'feel feeling felt getting makes making': 'siento sentimos siente percibo percibe',
  'sick ill flu': 'enfermos enfermas',
  outside: 'afuera',
  'reach reaching reached touching touches': 'llego llega llegando',
  evacuate: 'evacuar evacue',
  'inside indoors indoor': 'adentro dentro',
  'block blocked clogged bury buried cover covered covers covering':
    'tapa bloqueada bloqueado tapada tapado tapo tapan tapando cubrio cubrieron cubierta cubierto enterro enterrado enterrada',
  'disconnect disconnected separated detached loose':
    'suelto suelta flojo floja zafo safo solto afloja aflojo aflojando despegando safando zafando desprendio desconecto despego despegado zafado safado',
  'cigarette cigar tobacco weed marijuana': 'cigarrillo cigarro tabaco',
  'explode explosion exploding': 'exploto explota explosion explotar explotando esplotar estallar',
  'flood floods flooded underwater submerged':
    'inundacion inundado inundada inundo inunda inundando anegado anegada anego anegando hinundado',
  full: 'lleno llena llenando yenando lyeno',
  'wet soaked drip pouring soaking':
    'moje mojaron mojado mojados mojada moja mojo mojando chorrea chorreando filtra',
  'spark sparking arcing': 'chispa chispas chispazo chispea chispeando cortocircuito',
  'shock shocked electrocuted electrocution jolt zapped zaps tingle tingling':
    'electrocute electrocutaron electrocutado electrocutada electrocutar corrientazo corrientazos electrocuto calambre calambres calambrazo',
  'buzz buzzing hum humming sizzle crackle crackling': 'zumba zumbido zumbando',
  'burn buring brning burnt scorched singed charred':
    'quemazon chamusquina chamuscando quemado quemada chamuscado quemados quemando quema quemo quemaron queme quemandose arde arda ardan ardiendo keman kemado kema',
  'poison poisoned poisoning':
    'intoxicado intoxicada intoxicados intoxicacion intoxico envenenado envenenada envenenamiento',
  plastic: 'plastico',
  'melting melted': 'derretido derritiendo derrite derretio derritio',
  'blow blowing blew':
    'vota votan votando bota bote boten botan botar boto botaron botando tira tirar tiro tirando echa echando',
  'spray spraying shot squirt spit spew gush shoot shooting spurt erupt blast blasting':
    'escupe escupiendo escupio chorro dispara avienta aventando',
  'burst bursted busted ruptured':
    'reviento reventando revienta revento reventado reventada rebento reventaron estallo',
  'broken broke cracked snapped':
    'rompio roto rota rompieron partio partido partida dano danado danada malogro malogrado malograda descompuso descompuesto descompuesta jodio jodido jodida',
  'struck nick nicked puncture punctured pierce pierced drilled drilling dug digging severed nail nailed nails screw screwed ripped ripping tore torn yanked jackhammer jackhammering excavator backhoe':
    'pico picaron pincho pincharon perforo perforaron golpearon taladro taladraron taladrando clavo clavos tornillo arranco arrancaron excavando escavando',
  'sting stings stinging itch itches itching itchy irritate irritated watery':
    'pica pican picando arden irritado irritados irritada lloran',
  'cough coughing': 'tos tose tosiendo tosemos',
  'hiss hissing': 'silba silbando silbido silvido chifla chiflido siseo sisea siseando',
  boiling: 'hirviendo hierve irviendo hirbiendo',
  'scald scalding scalded': 'escalda escaldo',
  'boom booms booming kaboom whoomp thud thunder':
    'pum bum trono tronaron truena truenan trueno tronando retumba bombazo bombazos estallido estruendo estampido explosionsita explosioncita canonazo tronido flamazo fogonazo',
  'overheat overheats overheating overheated':
    'sobrecalienta sobrecalentada sobrecalentado sobrecalentando recalienta recalentada recalentado',
  hot: 'caliente calientes',
  'frozen froze freezing freeze': 'congelado congelada congelados congelo congelaron congela congelando',
  cold: 'frio',
  icecold: 'helado helada helao helaito congelao',
  'shiver shivering trembling': 'tiritando titiritando tirita temblando tiembla',
  'warm warmth warming':
    'calentamiento caliento calientan calentar calentarme calentarse calentarnos calentamos calentando calienta',
  'confused disoriented delirious incoherent gibberish slur slurring slurs dazed groggy lethargic mumbling':
    'confundido confundida adormilado adormilada atontado atontada aletargado aletargada balbucea balbuceando desorientado desorientada delirando delira',
  'talk talking talks speech': 'habla hablando',
  trapped: 'atrapado atrapada atrapados encerrado encerrada encerrados',
  'blister blisters blistered blistering': 'ampolla ampollas quemadura quemaduras',
  'purple blue': 'morado morada moradito moradita morados azul azules',
  'degree fahrenheit': 'grados',
  'landlord landlady manager super superintendent management':
    'dueno duena casero casera encargado administracion agencia',
  'refuse refuses ignore ignores ignoring says said tells wait waiting': 'dice contesta ignora',
  'thaw thawing defrost': 'descongelar',
  'fall falling fallen fell falls':
    'cae caiga caigan caera cayera cayendo callendo caer caerse cayo callo cayendose desprende desprendiendo',
  'drooping teetering dangling slipping tipping tilting leaning sagging wobbling':
    'cuelga colgando guinda guindando virado virao chueco ladeado abombado abombada barriga pandeando pandea pandeado',
  'overfill overfilled overflow overflowing overflowed': 'desborda desbordo desbordando rebosa rebosando',
  'spill puddle': 'derrama derramo derrame derramado derramada charco regado regada rego regando',
  'yellow orange': 'amarilla amarillas naranja anaranjada anaranjado amarillo',
  'empty emty': 'vacio vacia',
  'no not without': 'no sin',
  dry: 'seca seco',
  'lost dead ded died quit': 'fue',
  off: 'corto cortaron cortado quito quitaron apagaron apago apaga apagada apagado',
  'help311 311': '311',
  'wont doesnt isnt hasnt havent aint never': '',
  'answer respond pick call fix': '',
  low: 'poca poco',
  high: 'alta alto',
  red: 'roja rojo rojito',
  'car truck van bus': 'carro coche auto camion',
  garage: 'garaje cochera',
  floor: 'piso suelo',
  'pressure psi': 'presion',
  'trip trips tripping tripped pop flip':
    'salta saltan saltando brinca brinco brincan brincando baja bajan bajando tumba tumbo tumban tumbando',
  'violation violations': 'violacion violaciones multa multas',
  'cooler fridge refrigerator freezer walkin': 'refri nevera refrigerador congelador',
};

/** Words that show that a query is in Spanish, in addition to the Spanish words of the classes. */
export const DANGER_SPANISH =
  'dormir noche toques da dan dieron pego ai toy respirar respira puede puedo congelao termometro corriente el los las una del mi hay ay ayuda ayudenme auxilio emergencia edificio esta se nos por favor que muy tengo tenemos cuando de en un dio puedo electrico toque estoy estamos duele cabeza calor';

/** Words that show that a query is in English; Spanish speakers in New York do not mix them in. */
export const DANGER_ENGLISH =
  'the my our your i we is are was were and of for from with there its been all up now again left someone somebody everybody everyone keeps what should have has had limp collapse everywhere';

/**
 * Words that say nothing about a danger, in both languages. “No”, “on” and “out” are not among them, because they
 * matter.
 */
export const DANGER_STOP_WORDS =
  'literally ta toy aki aca n r u porfa pls plz plis a an the y my our your me i we us it its is are was be been in at to of for with from so this that there theres please some any think like has have had very really just here near by all over el la los las un una de del en mi mis su sus e hay ay se que por muy con al lo le les es esta estan ya cuando favor creo nos tengo oh god omg what do should how dont know now right aqui porfavor buenas hola';

/** Words that look like a misspelled danger word but are not one, separated by spaces. */
export const DANGER_SIMILAR_WORDS =
  'quejando quejandose quejaron quejado quejaba puro pura filtro filtros humeda humedo humedad pintan pintando pintaron pintar pinta paga pago pague pagan quejo queje quejar quejamos quejas plant plants own owns tech small shell spell swell smelt electric electrician expansion exclusion sparkling sparkle stream black short shout header explore stock stray spent grass gloss lever breach bring buried burying buying card carrying cent clearing deemed dropping dying eating expanding fail filed fixed flied food frame fries fully growing hearing higher hoped host hotel lack leach lead learn leaved leave linked list lock look lots meet nearer queue root sake scene seeking seeming sell sent shame shape share showed skill slower sorted spoke spots steal stick still string suffering taking talked tasks thanks track trick tried tries typing value beating boring racing collar collated cooled cured deeds deeper dried electron employing emptied exhaustive exploiting explosive fame filmed fined firms flawed flour fried frowning fuller hated hearts horn lake laying node piles posed prison rotated routed sacked shade shaken shaky shipping shook shot sicken skipping skirt sleeping sliced slots slowed smoker sock sport sprang sprung spur stake stark stem stiff sweeping tacked unity waved wines wiped wives burner sills blower dryer looped sucks carting flakes caked flares foamed rubbing icing something using tiene tienen llame llamar llamada linea cinco menos trucks closed store condition wanted waits rather father feather card tires driving brake brakes broker sniffer coping blessing bleed spare scale canela hide quedo quede marca marzo maria marta marco carga cargan caida edad valor calle queja queso fallo caro cargo llega lleva lunes venta vale saldo silla incentive incentivo incentivos cuanto cuanta cuantos bajar apagar quitar habiendo sabiendo';
