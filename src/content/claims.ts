import type { Claim } from './claim-schema.ts';

/** Day on which all of them were last looked up. */
const CHECKED = '2026-11-21';

/** When to look again: programs every quarter, rules of rented homes before the season, law in a year, manuals and trade practice in two. */
const NEXT_QUARTER = '2027-02-21';
const BEFORE_HEAT_SEASON = '2027-09-01';
const IN_A_YEAR = '2027-11-21';
const IN_TWO_YEARS = '2028-11-21';

/**
 * What the site says about law, code, dates, temperatures and sizes, with its source.
 *
 * S-numbers are those of section 8 of the domain fact sheet. `words` are exact words of the site, with plain
 * spaces; the checks fail when they are gone, and fail on a sentence that makes a claim which is not here.
 * Look each one up again by `checkAgainBy`, then move both dates. Nothing here was read on the live page:
 * the fact sheet worked from stored copies, so the first check before launch is worth the hour.
 */
export const claims: readonly Claim[] = [
  {
    id: 'heat-season-dates',
    claim: 'Heat season for rented homes in New York City runs from October 1 to May 31.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: [
      'Heat season runs from October 1 to May 31',
      'From October 1 to May 31, between 6 am and 10 pm',
      'From October 1 to May 31 the city sets the temperature in rented homes',
      'Heat season for rented homes starts October 1',
      'October 1 opens heat season in New York City',
      'Del 1 de octubre al 31 de mayo',
      'before heat season starts on October 1',
      'Pre-season clean before October 1',
      'Ready by October 1',
    ],
    checked: CHECKED,
    checkAgainBy: BEFORE_HEAT_SEASON,
  },
  {
    id: 'heat-day-68',
    claim:
      'From 6 am to 10 pm in heat season a rented home must be at least 68°F when it is under 55°F outside.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: [
      'rooms must be at least 68°F when it is under 55°F outside',
      'At least 68°F from 6 am to 10 pm, whenever it is under 55°F outside',
      'de 6 a.m. a 10 p.m.: al menos 68°F cuando afuera hay menos de 55°F',
    ],
    checked: CHECKED,
    checkAgainBy: BEFORE_HEAT_SEASON,
  },
  {
    id: 'heat-night-62',
    claim:
      'From 10 pm to 6 am in heat season a rented home must be at least 62°F, whatever the weather. Hours also in S110 and S111.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: [
      'From 10 pm to 6 am they must be at least 62°F',
      'At least 62°F from 10 pm to 6 am, whatever the weather',
      'de 10 p.m. a 6 a.m.: al menos 62°F',
    ],
    checked: CHECKED,
    checkAgainBy: BEFORE_HEAT_SEASON,
  },
  {
    id: 'hot-water-120',
    claim: 'Hot water in rented homes must be at least 120°F all year.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: [
      'ot water must be at least 120°F all year',
      'At least 120°F, every day of the year',
      'Agua caliente: al menos 120°F todo el año',
      'Tenants are owed hot water in July as well',
    ],
    checked: CHECKED,
    checkAgainBy: BEFORE_HEAT_SEASON,
  },
  {
    id: 'tenant-landlord-then-311',
    claim: 'HPD asks a tenant without heat to tell the landlord first and then to call 311.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: [
      'Tell the landlord, then call 311',
      'tell the landlord, then 311',
      'tells the landlord first, then 311',
      'Avise primero al dueño y después llame al 311',
      'Tell the landlord or the super now, then 311',
      'Report it there first, then to 311',
      'tell them, then 311',
    ],
    checked: CHECKED,
    checkAgainBy: BEFORE_HEAT_SEASON,
  },
  {
    id: 'boiler-work-trades',
    claim:
      'Boiler work in New York City may be done only by a licensed master plumber or a licensed oil burner installer.',
    source: 'S12 NYC DOB, Project Requirements for Owner: Boiler',
    url: 'https://nyc.gov/site/buildings/property-or-business-owner/project-requirements-owner-boiler.page',
    words: [
      'Only a licensed master plumber or licensed oil burner installer may do boiler',
      'boiler work belongs to a licensed master plumber or a licensed oil burner',
      'Boiler work is done by a licensed master plumber or a licensed oil burner',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'con-edison-steam',
    claim: 'Con Edison sells steam from mains under the streets to buildings in parts of Manhattan.',
    source: 'Con Edison, media center, March 23, 2022: Con Edison’s Steam System',
    url: 'https://www.coned.com/en/about-us/media-center/news/2022/03-23/con-edisons-steam-system-will-become-nycs-hottest-new-clean-energy-solution',
    words: ['buy it from Con Edison, whose steam mains run under the streets'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'boiler-design-professional',
    claim: 'Beyond minor boiler work a design professional (engineer or architect) is needed.',
    source: 'S12 NYC DOB, Project Requirements for Owner: Boiler',
    url: 'https://nyc.gov/site/buildings/property-or-business-owner/project-requirements-owner-boiler.page',
    words: [
      'Beyond minor work, a design professional is needed too',
      'Past minor work, an engineer or architect has to draw and file',
      'Past minor work, an engineer or architect draws it first',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'boiler-annual-inspection',
    claim:
      'Covered low-pressure boilers are inspected once each calendar year, at least six months after the last inspection. Covered are residential buildings of six or more families, mixed-use and commercial buildings and SROs; not five families or fewer.',
    source: 'S112 1 RCNY 103-01; who is covered: S113 and S114, two secondary sources',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-131596',
    words: [
      'Buildings with six or more families also owe the city one low-pressure boiler',
      'inspection each calendar year, at least six months after the last',
      'the low-pressure boiler is inspected once each calendar year',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'boiler-commissioning-600',
    claim: 'Replacement equipment above 600,000 BTU/h must be commissioned under the energy code.',
    source: 'S39 NYC DOB, Registrant Project Requirements: Boiler Work & Inspections',
    url: 'https://www.nyc.gov/site/buildings/industry/project-requirements-registrant-boiler-n-insp.page',
    words: ['Above 600,000 BTU per hour the new plant must be commissioned'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'ordinary-plumbing-350',
    claim:
      'In one- and two-family houses and buildings under six families, replacing a gas boiler or water heater of 350,000 BTU or less may be ordinary plumbing work without a permit: the gas cock stays, the plumber checks the chimney and reports the job.',
    source: 'S85 NYC Administrative Code 28-105.4.4, Ordinary Plumbing Work (edition not shown in the copy)',
    url: 'https://up.codes/s/ordinary-plumbing-work',
    words: [
      'fewer than six families live, a gas boiler of 350,000 BTU or less may count',
      'fewer than six families live, swapping a gas heater of up to 350,000 BTU may',
      'The gas cock, the hand shut-off, must stay where it is',
      'The plumber must check the chimney and report the job',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'ordinary-plumbing-no-furnace',
    claim: 'The list of gas work without a permit names water heaters and boilers, not furnaces.',
    source: 'S85 NYC Administrative Code 28-105.4.4, Ordinary Plumbing Work (edition not shown in the copy)',
    url: 'https://up.codes/s/ordinary-plumbing-work',
    words: [
      'short list of swaps without a permit names gas water heaters and gas boilers',
      'names gas boilers and gas water heaters, and leaves furnaces out',
      'Furnaces are not on it',
      'Some small gas swaps need no permit, others do',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'local-law-97-measures',
    claim:
      'Article 321 of Local Law 97 lists measures such as fixing leaks, repairing traps, venting mains and insulating pipes; it binds mainly buildings with many rent-regulated homes.',
    source: 'S99 NYC Administrative Code, Article 321; who it binds: S18 and S123, two secondary sources',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-159143',
    words: ['Local Law 97 has its own list', 'leaks fixed, traps repaired, mains vented, pipes insulated'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'all-electric-new-buildings',
    claim: 'Local Law 154, the all-electric building law, covers new construction, not existing boilers.',
    source: 'S20 NYC DOB, Local Law 154: Building Electrification',
    url: 'https://nyc.gov/site/buildings/codes/ll154-building-electrification.page',
    words: ['The all-electric building law covers new construction'],
    checked: CHECKED,
    checkAgainBy: '2027-06-01',
  },
  {
    id: 'no-4-oil-ban',
    claim: 'From July 1, 2027 no boiler in New York City may burn No. 4 fuel oil.',
    source: 'S138 NYC Council, Int 0470-2022 (bill text); also S139 Columbia Law, S140 Crain’s',
    url: 'https://nyc.legistar.com/MeetingDetail.aspx?GUID=E30957E8-E27D-46D4-BF16-C4520A979D92&ID=980080',
    words: ['From July 1, 2027, no boiler in the city may burn No. 4 oil'],
    checked: CHECKED,
    checkAgainBy: '2027-06-01',
  },
  {
    id: 'gas-piping-lmp',
    claim: 'Gas piping, and the gas water heater on it, is the work of a licensed master plumber.',
    source: 'S13 NYC DOB, Plumbing Permits & Applications',
    url: 'https://www.nyc.gov/site/buildings/property-or-business-owner/plumbing-permits-applications.page',
    words: [
      'Gas piping on the roof is work for a licensed master plumber',
      'A licensed master plumber sets a gas water heater in this city',
      'Gas water heaters and the gas pipe to them are work for a licensed master',
      'Gas lines and their permit are for a licensed master plumber',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'gas-hard-piped',
    claim:
      'Boilers, heaters and HVAC equipment are connected to gas with rigid pipe; DOB allows flexible connectors only on residential stoves, ovens and dryers and on listed commercial cooking equipment.',
    source: 'S39 NYC DOB, Registrant Project Requirements: Boiler Work & Inspections',
    url: 'https://www.nyc.gov/site/buildings/industry/project-requirements-registrant-boiler-n-insp.page',
    words: [
      'Gas is hard-piped by a licensed master plumber',
      'pipes the gas, in rigid pipe',
      'city rules reserve flexible connectors for home stoves, ovens and dryers',
      'No yellow flexible hose on a furnace here',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'orphaned-water-heater',
    claim:
      'A gas water heater left alone on a chimney that was sized for two appliances may not draft well; a liner sized to it, or another vent, cures it.',
    source: 'S83 chimney liner, orphaned water heater and S84 ASHI Reporter, two secondary sources',
    url: 'http://www.ashireporter.org/HomeInspection/Articles/Orphaned-Water-Heaters-It-s-Adopt-a-Chimney-Time/14813',
    words: [
      'Plumbers call that an orphaned water heater',
      'a gas water heater is left by itself on a chimney built for two',
      'the water heater is left alone on a chimney too wide for it',
      'leaves the old flue to the water heater alone',
    ],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'water-heater-life',
    claim: 'Storage water heaters usually last 8 to 12 years, some 15.',
    source: 'S86 (weak) and S87 Atlas, Three tips for maintaining your water heater, two secondary sources',
    url: 'https://www.atlas-homeservices.com/three-tips-for-maintaining-your-water-heater/',
    words: ['Storage tanks usually live 8 to 12 years, and some reach 15'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'relief-valve-setting',
    claim: 'A T&P relief valve opens near 150 psi or 210°F.',
    source: 'S92 When to repair or replace a water heater and S93, two secondary sources',
    url: 'https://engineerfix.com/when-to-repair-or-replace-your-water-heater',
    words: ['opens near 150 psi or 210°F'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'furnace-filter-monthly',
    claim: 'Furnace and air-conditioner filters are looked at every month in season.',
    source:
      'S50 contractor checklist quoting ENERGY STAR and S52 heat-pump service page, two secondary sources',
    url: 'http://tjsairandheat.com/checklist/',
    words: ['Look monthly in season', 'look at the filter once a month in season'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'ptac-building-heat',
    claim:
      'In many New York apartments a PTAC cools on electricity and heats with the building’s hot water or steam.',
    source: 'S53 Major Air, What Is a PTAC Unit?, and S54 (weak), two secondary sources',
    url: 'https://www.majorair.net/blog/blog-post-title-one-3dnn5',
    words: ['heats with the building’s hot water or steam'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'ptac-rough-opening',
    claim: 'One manufacturer’s manual calls for a rough opening of 42¼ × 16¼ inches for the common sleeve.',
    source: 'S56 McQuay packaged terminal manual IM 882',
    url: 'https://manualshive.com/ru/manual/mcquay/im-938-1/1756008?page=7',
    words: [
      'rough opening of 42¼ × 16¼ inches',
      'Everyone says 42 × 16 inches',
      'Ask any supply counter for a 42 × 16',
    ],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'ptac-sleeve-pitch',
    claim:
      'A wall sleeve sits level side to side and is pitched slightly to the outside, so water does not run into the room.',
    source: 'S57 Amana, wall-sleeve installation guide',
    url: 'https://manuzoid.com/manuals/WBMA6-Amana%20WS900QW%20Installation%20guide',
    words: ['It must lean a little to the street'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'ptac-265-volts',
    claim:
      'Packaged units are built for 208/230 volts or for 265; on some makes a 265-volt unit needs a sub-base.',
    source: 'S61 McQuay Remington PTAC manual (265 V sub-base)',
    url: 'https://www.manualslib.com/manual/1808576/Mcquay-Remington-Ptac-Series.html?page=11',
    words: ['on 208 or 230 volts and some on 265', 'a 265-volt unit also needs a sub-base'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'wshp-water-range',
    claim: 'One manufacturer allows entering water of 60–110°F for cooling and 50–75°F for heating.',
    source: 'S64 Bosch SV water-source manual',
    url: 'https://manualib.top/manual/960803/Bosch-Sv007.html?page=20',
    words: ['60–110°F for cooling and 50–75°F for heating'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'wshp-flow',
    claim:
      'One manufacturer’s guide asks for at least 1.5 gallons a minute for each ton; above about 3 it warns of erosion.',
    source: 'S67 Carrier Aquazone 50VS manual',
    url: 'https://manualarchiveguide.com/manuals/Carrier-AQUAZONE-50VS-Installation-And-Service-Instructions-Manual-4946361?page=21',
    words: ['a floor of 1.5 gallons a minute for each ton', 'Above about 3 it warns of erosion'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'wshp-filter',
    claim: 'One manufacturer asks for a look at the filter every month.',
    source: 'S67 Carrier Aquazone 50VS manual',
    url: 'https://manualarchiveguide.com/manuals/Carrier-AQUAZONE-50VS-Installation-And-Service-Instructions-Manual-4946361?page=21',
    words: ['a look at that filter every month'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'wshp-descaling',
    claim:
      'On a closed loop the water coil rarely needs descaling unless the water is dirty or an open tower feeds it.',
    source: 'S65 Zehnder Rittling VS manual; also S67 Carrier Aquazone 50VS manual',
    url: 'https://manualarchiveguide.com/manuals/Zehnder-Rittling-VS-Series-Installation-Operation-And-Maintenance-Manual-4796424?page=52',
    words: ['the coil rarely needs descaling', 'Dirty water or an open cooling tower changes that'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'wshp-ball-valves',
    claim: 'One manufacturer requires ball valves, not gate valves, to isolate the unit.',
    source: 'S66 Carrier Aquazone 50HQP manual',
    url: 'https://manualshive.com/en/manual/carrier/aquazone-50hqp-072/aquazone-50hqp-072_installation-start-up-and-service-instructions-manual_2563394-14.html',
    words: ['insists on ball valves there'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'wshp-water-chemistry',
    claim: 'At least one manufacturer voids its warranty when the loop water is outside its table of limits.',
    source: 'S68 ClimateMaster Tranquility 20 manual',
    url: 'https://manualshive.com/ru/manual/climatemaster/tranquility-20-series/2624739?page=19',
    words: ['voids its warranty outside it'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'cooling-tower-duties',
    claim: 'Owners of cooling towers register them and keep a maintenance plan with the city.',
    source: 'S107 News 12 Bronx (2015) and S126 Local Laws 76 and 77, two secondary sources',
    url: 'https://landlordmanagementny.com/local-law-76-and-77/',
    words: ['the tower’s registration and its upkeep plan with the city'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'vrf-service-interval',
    claim:
      'One manufacturer’s guide sets quarterly basic inspections and a full yearly one before the peak season.',
    source: 'S69 Fujitsu General, VRF Maintenance Guideline',
    url: 'https://fujitsugeneral.freshdesk.com/support/solutions/articles/6000277474-vrf-maintenance-guideline-for-fujitsu-general-airstage-systems',
    words: ['Quarterly checks, full yearly inspection', 'That is the rhythm one manufacturer’s guide sets'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'state-refrigerant-50-lb',
    claim:
      'New York State has registration, inspection and record rules for commercial systems with 50 lb of refrigerant or more. They are applied per system and phased in by size: look up the dates at DEC before stating any.',
    source: 'S72 SiteCompli and S07 Built Engineers, two secondary sources',
    url: 'https://sitecompli.com/?p=31898',
    words: [
      '50 lb of refrigerant or more: registration, inspection and records',
      'what applies from when can depend on its size',
    ],
    checked: CHECKED,
    checkAgainBy: '2027-03-01',
  },
  {
    id: 'federal-vrf-cutoff',
    claim:
      'A federal rule ends the installation of new R-410A VRF systems (January 1, 2027 at the latest, 2028 under certain older permits); how New York State treats VRF is not verified. The site names no date and advises against planning one.',
    source: 'S04 Federal Register 2024-29243, VRF subsector final rule',
    url: 'https://govinfo.gov/content/pkg/FR-2024-12-12/html/2024-29243.htm',
    words: ['Do not plan a new R-410A system here', 'a federal rule is ending it for systems of this kind'],
    checked: CHECKED,
    checkAgainBy: '2026-12-31',
  },
  {
    id: 'state-refrigerant-limit',
    claim:
      'New York State’s Part 494 limit of 700 GWP for refrigerants in new residential and light-commercial AC took effect on January 1, 2026; R-410A is above it. Enforcement after May 2026 is not verified and not stated.',
    source:
      'S06 ACHR News and S07 Built Engineers, two secondary sources; the law itself is on DEC’s page (S156)',
    url: 'https://www.builtengineers.com/post/nys-dec-part-494-refrigerant-rules-explained',
    words: [
      'Since January 1, 2026, New York State has barred R-410A',
      'Since January 1, 2026, New York State does not allow it in new systems',
      'took effect on January 1, 2026',
    ],
    checked: CHECKED,
    checkAgainBy: '2027-03-01',
  },
  {
    id: 'ac-over-three-tons-permit',
    claim: 'Air conditioning over 3 tons (36,000 BTU/h) needs a permit from the NYC Department of Buildings.',
    source: 'S25 NYC 311, Air conditioner installation',
    url: 'https://portal.311.nyc.gov/article/?kanumber=KA-02551',
    words: [
      'AC of more than three tons needs a Buildings Department permit',
      'Equipment over 3 tons of cooling, which is 36,000 BTU/h, needs a city permit',
      'Cooling equipment over 3 tons, 36,000 BTU/h, needs a Buildings Department permit',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'ac-small-unit-permit',
    claim:
      'Cooling equipment up to 3 tons can need a permit too, for instance when it passes through roofs, floors, walls or fire divisions. Stated as a possibility, because there is one secondary source.',
    source: 'S29 Greenlight Expediting, Air conditioners in New York City (equipment use permit conditions)',
    url: 'https://www.greenlightexpediting.com/blog/air-conditioners-in-new-york-city',
    words: [
      'A smaller unit can need one too, for instance when its pipes pass through a roof',
      'Smaller units can need one as well, for instance where pipes pass through a roof',
      'a smaller unit can need one when it opens the roof',
      'some small ones that open a roof, go to the Buildings Department',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'ton-of-cooling',
    claim: 'A ton of cooling is 12,000 BTU/h.',
    source: 'Trade definition, fact sheet 1; the city’s 3-ton figure of 36,000 BTU/h (S25) agrees',
    url: 'https://portal.311.nyc.gov/article/?kanumber=KA-02551',
    words: ['A ton of cooling is 12,000 BTU/h'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'landmarks-exterior-approval',
    claim:
      'Most exterior changes to a designated building or a building in a historic district need approval from the Landmarks Preservation Commission, even when DOB needs no permit.',
    source: 'S33 LPC FAQ on changes to a landmarked building (older stored copy); look on nyc.gov/site/lpc',
    url: 'https://vdocuments.us/welcome-to-nycgov-frequently-asked-questions-of-buildings-such-as-storefront.html',
    words: [
      'need approval from the Landmarks Preservation Commission',
      'most changes outside need approval from the Landmarks Commission',
      'has to approve most of what changes outside',
      'The Landmarks Preservation Commission has a say in it, even when no other',
      'the Landmarks Commission decides what may show',
      'In a historic district the Landmarks Commission must approve it',
      'what changes outside goes to the Landmarks Commission too',
      'the Landmarks Commission also rules on whatever shows above the cornice',
      'They reach what changes outside, such as a louver or a bracket',
      'Indoors they apply when the job needs a Buildings Department permit',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'board-papers',
    claim: 'Co-op and condo boards commonly ask for an alteration agreement and a certificate of insurance.',
    source:
      'S40 co-op handbook and S41 33 Fifth Avenue alterations policy, two examples; each building has its own rules',
    url: 'https://naborsapts.org/residents/co-op-handbook/alterations-and-renovations',
    words: [
      'commonly ask for an alteration agreement and a certificate of insurance',
      'an alteration agreement for anything bigger than a part',
    ],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'asbestos-before-permit',
    claim:
      'In a pre-1987 building an asbestos assessment comes before the DOB permit when building material such as pipe or boiler insulation will be disturbed.',
    source: 'S35 NYC DOB, Project Requirements: Asbestos',
    url: 'https://www.nyc.gov/site/buildings/dob/project-requirements-asbestos.page',
    words: [
      'In a pre-1987 building, disturbing old insulation',
      'in a pre-1987 basement stays untouched',
      'Buildings from before 1987 need an asbestos assessment ahead of the permit',
      'Built before 1987?',
      'in a house from before 1987, the asbestos assessment comes ahead of the permit',
      'In a building from before 1987, an asbestos assessment comes before the city',
      'In a building from before 1987, insulation on that heating pipe',
      'plaster from before 1987 is disturbed, an asbestos assessment precedes',
      'dates from before 1987 and riser insulation will be disturbed',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'asbestos-rooftop-exempt',
    claim:
      'A rooftop AC replacement without duct change or disturbance of the building is on the city’s list of work exempt from the asbestos assessment.',
    source: 'S36 Rules of the City of New York, 15 RCNY 1-23',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-23455',
    words: ['is on the city’s exempt list'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'crane-approval-and-street',
    claim:
      'Crane work needs DOB approval, and a street or sidewalk closing permit from DOT when the crane stands in the street.',
    source: 'S76 NYC DOB, On-Site Inspection General Notes (cranes); also S77 and S78',
    url: 'https://www1.nyc.gov/site/buildings/safety/on-site-inspection-general-notes.page',
    words: [
      'A crane needs approval from the Department of Buildings',
      'closing permit from the Department of Transportation',
      'Most crane work needs city approval',
      'a street permit from the Transportation Department',
      'A crane standing in the street needs a closing permit',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'small-crane-less-paper',
    claim: 'Some small cranes are exempt from the on-site inspection filing.',
    source: 'S77 NYC DOB, On-Site Inspection Application (older page)',
    url: 'https://www1.nyc.gov/site/buildings/safety/on-site-inspection-application.page',
    words: ['Some small cranes need less paper'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'open-door-cooling',
    claim:
      'Stores in New York City may not run the air conditioning with doors or windows open, with exceptions such as outdoor dining service.',
    source: 'S128 NYC Administrative Code, air-conditioning doors section; also S127 NYC 311',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-36056',
    words: ['City law bars stores from cooling with doors or windows open'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'rtu-service-interval',
    claim:
      'Rooftop units are commonly serviced quarterly or twice a year, with filters changed monthly to quarterly.',
    source: 'S74 ACHR News, Rooftop maintenance checked; S75 Contracting Business, Servicing Rooftop Units',
    url: 'https://www.achrnews.com/articles/88774-rooftop-maintenance-checked',
    words: ['Monthly to quarterly', 'many sites are seen every three months'],
    checked: CHECKED,
    checkAgainBy: IN_TWO_YEARS,
  },
  {
    id: 'design-flood-elevation',
    claim:
      'In flood zones a new or substantially improved home must have its lowest floor at or above the design flood elevation.',
    source: 'S109 NYC Building Code Appendix G, G304.1',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-188665',
    words: ['at or above the design flood elevation'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'boiler-inspection-report',
    claim:
      'The report of the yearly low-pressure boiler inspection is filed within 14 days of the inspection.',
    source: 'S112 Rules of the City of New York, 1 RCNY 103-01 low-pressure boilers',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-131596',
    words: ['the report goes to the city within 14 days'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'fire-department-refrigeration',
    claim:
      'The Fire Department lists permits for refrigerating systems, those on roofs included, and asks for a qualified operator for some large ones. How it treats A2L refrigerants is not verified and not stated.',
    source: 'S32 FDNY, Refrigerating System Permit',
    url: 'https://www1.nyc.gov/site/fdny/business/all-certifications/per-refrigeratingsystem.page',
    words: [
      'It lists permits for refrigerating systems',
      'Its list of permits includes refrigerating systems on roofs',
    ],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'tenant-cooling-law',
    claim:
      'A city law on cooling in rented homes was enacted in January 2026; tenants may make requests under it from March 1, 2028.',
    source:
      'S14 Habitat Group (January 28, 2026) and S15 Time Out New York, two secondary sources; the text of the law was not seen',
    url: 'https://www.thehabitatgroup.com/articles/9749-new-law-requires-landlords-to-provide-air-conditioners-upon-tenant-request',
    words: ['The city passed a cooling law in 2026', 'tenants cannot ask under it before March 1, 2028'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'no-state-license',
    claim: 'New York State issues no license for heating and cooling contractors.',
    source:
      'S09 Licensed HVAC Contractor in New York and S10 New York HVAC License guide, two secondary sources',
    url: 'https://checklicensed.com/blog/licensed-hvac-new-york',
    words: ['New York State has none for heating and cooling'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'home-improvement-license',
    claim: 'For work on homes the city issues a Home Improvement Contractor license (DCWP).',
    source: 'S153 NYC Business, Home Improvement Contractor License',
    url: 'https://nyc-business.nyc.gov/nycbusiness/description/home-improvement-contractor-license',
    words: ['issues a home improvement license'],
    checked: CHECKED,
    checkAgainBy: IN_A_YEAR,
  },
  {
    id: 'clean-heat-program',
    claim:
      'NYS Clean Heat pays incentives for some heat pumps, in Con Edison’s area through participating contractors; its rules change often, and Con Edison suspended it in 2022 when funds ran out. Amounts are never printed.',
    source:
      'S145 NYS Clean Heat, Become a Participating Contractor; S143 and S144 on Con Edison; S146 lohud and S147 HeyBrooklyn on 2022',
    url: 'https://cleanheat.ny.gov/become-participating-contractor/',
    words: [
      'A state program that pays toward some heat pumps',
      'Con Edison suspended it in 2022 when its funds ran out',
      'Utility programs pay toward some heat pumps, under rules that change',
      'The state’s utility program pays toward some',
      'Con Edison runs a state program for some of them',
    ],
    checked: CHECKED,
    checkAgainBy: NEXT_QUARTER,
  },
  {
    id: 'federal-home-credits-ended',
    claim:
      'The federal credits 25C and 25D for equipment in homes ended for what was placed in service after December 31, 2025.',
    source:
      'S02 Farrell Fritz, quoting IRS FS-2025-05, and S01 law tracker of section 25C, two secondary sources',
    url: 'https://www.farrellfritz.com/insights/tax-tracker/the-clock-is-ticking-energy-credits-expiring-under-the-one-big-beautiful-bill',
    words: [
      'ended for whatever was put in service after December 31, 2025',
      'The federal credits for home heat pumps ended with the year 2025',
    ],
    checked: CHECKED,
    checkAgainBy: '2027-03-01',
  },
];
