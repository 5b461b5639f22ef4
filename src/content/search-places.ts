/** Places that people name in the search, in lowercase without punctuation. */

/** Neighborhoods by borough slug, separated by commas. A visitor who names one asks whether we come there. */
export const NEIGHBORHOODS: Readonly<Record<string, string>> = {
  manhattan:
    'washington heights, harlem, inwood, upper east side, upper west side, ues, uws, midtown, chelsea, soho, tribeca, battery park, battery park city, hudson yards, lower east side, east village, west village',
  brooklyn:
    'park slope, bay ridge, bushwick, flatbush, bed stuy, williamsburg, greenpoint, crown heights, sunset park, bensonhurst, sheepshead bay, brooklyn heights',
  queens:
    'long island city, lic, astoria, jackson heights, forest hills, flushing, bayside, ridgewood, jamaica, sunnyside, woodside, rego park, howard beach',
  bronx: 'riverdale, fordham, morris park, throgs neck, pelham bay',
  'staten-island': 'tottenville, st george, great kills, todt hill',
};

/** Places in the city: we come to all of them, so they do not affect which service is found. */
export const PLACE_NAMES = `new york city, manhattan, brooklyn, queens, the bronx, bronx, staten island, ${Object.values(NEIGHBORHOODS).join(', ')}`;
