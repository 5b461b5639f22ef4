/** Phrases that people use for things, for the search; see `search-terms.ts`. */

/** Phrases that count as one word: the word that is looked up, and its spellings. Longer phrases win. */
export const PHRASES: Readonly<Record<string, string>> = {
  ac: 'a c, air conditioner, air conditioners, air conditioning, air con, aircon, airconditioner, acs',
  centralac: 'central ac, central air, central a c, central air conditioning, central cooling',
  heatpump: 'heat pump, heat pumps, heatpumps',
  wshp: 'water source heat pump, water source, watersource, water loop, loop heat pump',
  minisplit:
    'mini split, mini splits, minisplits, split ac, split unit, split units, splits, wall split, split system',
  // People call the machine “ductless”.
  ductless: 'duct less, no ducts, no duct, no ductwork, without ducts, without ductwork',
  waterheater: 'water heater, water heaters, hot water heater, hotwater heater, water tank',
  hotwater: 'hot water',
  ptac: 'p tac, ptacs, pt ac, wall unit, wall units, through the wall, through wall, thru wall, thru the wall, wall ac',
  underwindow:
    'under the window, under the windows, under my window, under window, below window, below the window, beneath the window, window wall, by the window',
  rooftopunit:
    'rooftop unit, rooftop units, roof top unit, roof top units, roof unit, rtu, rtus, rooftop, roof top, rooftop ac, roof ac, ac on roof, ac on the roof, package unit, packaged unit',
  leak: 'water on floor, water on the floor, water on my floor, water around, water under, water below, water through, water coming through, water coming from, water comes through, water runs, water running down, floor is wet, wet floor, floor wet',
  multiroom: 'multi room, multi zone, multizone',
  howmuch: 'how much',
  howlong: 'how long, how soon, how fast, how many days, how many hours',
  taxcredit: 'tax credit, tax credits, federal credit',
  creditcard: 'credit card, credit cards',
  hours: 'you closed, you close, closing time',
  you: 'you guys',
  afterhours: 'after hours, 24 hours, 24 hour, 24 7',
  tuneup: 'tune up, tune ups, tuneups, tuning',
  storey: 'first floor, 1st floor, fourth floor, top floor, half a floor, half the floor, floors',
  salesfloor: 'sales floor',
  forcedair: 'forced air, hot air, warm air',
  // “Does not cool” means “blows warm”: “not” is never looked up, and “cools” alone is another symptom.
  blowswarm:
    'blowing warm, blowing warm air, blows warm air, blowing hot air, blows hot air, not cooling, not cool, no cooling, wont cool, will not cool, doesnt cool, does not cool, isnt cooling, stopped cooling, barely cools, barely cooling, not cold, not blowing cold, isnt cold, no cold air',
  oiltank: 'oil tank, oil tanks',
  fireescape: 'fire escape, fire escapes',
  smokedetector: 'smoke detector, smoke detectors, smoke alarm, smoke alarms',
  gasbill:
    'gas bill, gas bills, gas bill too high, gas bill so high, gas bill is too high, heating bill, heating bills, heating bill too high, heating bill so high, fuel bill, oil bill',
  r22: 'r 22, hcfc 22, r22 system, r 22 system',
  citymulti: 'city multi',
  aosmith: 'a o smith, ao smith',
  bradfordwhite: 'bradford white',
  weilmclain: 'weil mclain',
  heatexchanger: 'heat exchanger',
  exhaustfan: 'exhaust fan, bath fan, bathroom fan, vent fan, bathroom vent, kitchen fan, range hood',
  shutoff:
    'shut off, shuts off, shutting off, turn off, turns off, turning off, cuts off, cutting off, tripping off, goes off',
};
