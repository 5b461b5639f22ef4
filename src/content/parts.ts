/**
 * The parts that each system's section drawing labels, in the order of their numbers.
 *
 * The words live here because pages, symptom tables and drawings all use them: a drawing may
 * only label a part that stands in this list, and copy may only point at one that is drawn.
 */
export const PARTS = {
  boiler: ['Flue', 'Draft hood', 'Pressure control', 'Low-water cutoff', 'Cast-iron sections', 'Burners', 'Main vent', 'Steam main', 'Header', 'Equalizer', 'Gauge glass', 'Hartford loop', 'Wet return'],
  'water-heater': ['Cold in, shut-off valve', 'Expansion tank', 'Relief valve, T&P', 'Dip tube', 'Discharge pipe', 'Drain valve', 'Vent', 'Hot out', 'Draft hood', 'Anode rod', 'Flue with baffle', 'Insulation', 'Gas control', 'Burner'],
  furnace: ['Supply plenum', 'Evaporator coil', 'Return drop', 'Heat exchanger', 'Air filter', 'Blower', 'Flue', 'Inducer fan', 'Gas cock', 'Burners', 'Gas valve', 'Drip leg', 'Control board'],
  ptac: ['Wall sleeve', 'Outdoor grille', 'Condenser coil', 'Condenser fan', 'Compressor', 'Discharge grille', 'Heating element', 'Blower wheel', 'Evaporator coil', 'Air filter', 'Base pan and drain', 'Metering device', 'Liquid line'],
  wshp: ['Condensate riser', 'Loop return', 'Loop supply', 'Condensate trap', 'Flow regulator', 'P/T ports', 'Shut-off valves', 'Strainer', 'Blower', 'Air filter', 'Air coil', 'Reversing valve', 'Coaxial water coil', 'Compressor'],
  'mini-split': ['Outdoor fan', 'Condenser coil', 'Line set, insulated', 'Compressor', 'Wall bracket', 'Intake and filter', 'Indoor coil', 'Cross-flow fan', 'Louver', 'Condensate drain', 'Service valves'],
  'central-ac': ['Disconnect', 'Condenser fan', 'Condenser coil', 'Compressor', 'Suction line', 'Supply duct', 'Heat strips', 'Blower', 'A-coil', 'Air filter', 'Drain trap'],
  'vrf-vrv': ['Outdoor modules', 'Compressor', 'Suction gas', 'Ceiling cassette', 'Wall unit', 'Outdoor coil', 'High-pressure gas', 'Liquid', 'Branch selector', 'Ducted unit', 'Supply grille', 'Wall controller'],
  rtu: ['Cooling coil', 'Filters', 'Outdoor-air hood', 'Economizer dampers', 'Roof curb', 'Return duct', 'Supply blower', 'Condenser fan', 'Condenser coil', 'Compressors', 'Gas heat exchanger', 'Supply duct'],
  general: ['Thermostat', 'Radiator', 'Return grille', 'Air handler', 'Supply duct', 'Exhaust fan', 'Outdoor unit', 'Electrical panel', 'Boiler', 'Water heater', 'Chimney'],
} as const;

/** Key of a system family, as used in content, drawings and page anchors. */
export type SystemKey = keyof typeof PARTS;

/** The words of a labeled part of one system. */
export type PartName<Key extends SystemKey = SystemKey> = (typeof PARTS)[Key][number];
