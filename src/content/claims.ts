import type { Claim } from './schema.ts';

/**
 * What the site says about law, code, dates, temperatures and sizes, with its source.
 *
 * S-numbers are those of section 8 of the domain fact sheet. `words` are exact words of the site.
 * Look each one up again by `checkAgainBy`, then move both dates. Nothing here was read on the live page:
 * the fact sheet worked from stored copies, so the first check before launch is worth the hour.
 */
export const claims: readonly Claim[] = [
  {
    id: 'heat-season-dates',
    claim: 'Heat season for rented homes in New York City runs from October 1 to May 31.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022); hours also in S110 and S111',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: ['October\u00a01 to May\u00a031'],
    checked: '2026-11-21',
    checkAgainBy: '2027-09-01',
  },
  {
    id: 'heat-day-68',
    claim:
      'From 6 am to 10 pm in heat season a rented home must be at least 68°F when it is under 55°F outside.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022); hours also in S110 and S111',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: ['at least 68°F when it is under 55°F outside', 'whenever it is under 55° outside'],
    checked: '2026-11-21',
    checkAgainBy: '2027-09-01',
  },
  {
    id: 'heat-night-62',
    claim: 'From 10 pm to 6 am in heat season a rented home must be at least 62°F, whatever the weather.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022); hours also in S110 and S111',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: ['they must be at least 62°F', 'whatever the weather'],
    checked: '2026-11-21',
    checkAgainBy: '2027-09-01',
  },
  {
    id: 'hot-water-120',
    claim: 'Hot water in rented homes must be at least 120°F all year.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: ['at least 120°F all year'],
    checked: '2026-11-21',
    checkAgainBy: '2027-09-01',
  },
  {
    id: 'tenant-landlord-then-311',
    claim: 'HPD asks a tenant without heat to tell the landlord first and then to call 311.',
    source: 'S17 NYC HPD, Start of “Heat Season” (2022)',
    url: 'https://www.nyc.gov/site/hpd/news/043-22/hpd-start-heat-season-new-york-city',
    words: ['tells the landlord first, then 311', 'Tell the landlord, then call 311'],
    checked: '2026-11-21',
    checkAgainBy: '2027-09-01',
  },
  {
    id: 'boiler-work-trades',
    claim:
      'Boiler work in New York City may be done only by a licensed master plumber or a licensed oil burner installer.',
    source: 'S12 NYC DOB, Project Requirements for Owner: Boiler',
    url: 'https://nyc.gov/site/buildings/property-or-business-owner/project-requirements-owner-boiler.page',
    words: ['a licensed master plumber or a licensed oil burner installer'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'gas-piping-lmp',
    claim: 'Gas piping is the work of a licensed master plumber.',
    source: 'S13 NYC DOB, Plumbing Permits & Applications',
    url: 'https://www.nyc.gov/site/buildings/property-or-business-owner/plumbing-permits-applications.page',
    words: ['Gas piping on the roof is work for a licensed master plumber'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'gas-hard-piped',
    claim:
      'Boilers, heaters and HVAC equipment are connected to gas with rigid pipe; DOB allows flexible connectors only on residential ranges, ovens and dryers and on listed commercial cooking equipment.',
    source: 'S39 NYC DOB, Registrant Project Requirements: Boiler Work & Inspections',
    url: 'https://www.nyc.gov/site/buildings/industry/project-requirements-registrant-boiler-n-insp.page',
    words: ['Gas is hard-piped by a licensed master plumber', 'pipes the gas, in rigid pipe'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'ac-over-three-tons-permit',
    claim: 'Air conditioning over 3 tons (36,000 BTU/h) needs a permit from the NYC Department of Buildings.',
    source: 'S25 NYC 311, Air conditioner installation',
    url: 'https://portal.311.nyc.gov/article/?kanumber=KA-02551',
    words: ['AC of more than three tons needs a Buildings permit'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'landmarks-exterior-approval',
    claim:
      'Most exterior changes to a designated building or a building in a historic district need approval from the Landmarks Preservation Commission, even when DOB needs no permit.',
    source:
      'S33 LPC FAQ on changes to a landmarked building (older stored copy); also LPC, Permits and Making Alterations, nyc.gov/site/lpc',
    url: 'https://vdocuments.us/welcome-to-nycgov-frequently-asked-questions-of-buildings-such-as-storefront.html',
    words: [
      'need approval from the Landmarks Preservation Commission',
      'need approval from the Landmarks Commission',
    ],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'asbestos-before-permit',
    claim:
      'In a pre-1987 building an asbestos assessment comes before the DOB permit when building material such as pipe or boiler insulation will be disturbed.',
    source: 'S35 NYC DOB, Project Requirements: Asbestos',
    url: 'https://www.nyc.gov/site/buildings/dob/project-requirements-asbestos.page',
    words: ['In a pre-1987 building, disturbing old insulation'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'asbestos-rooftop-exempt',
    claim:
      'A rooftop AC replacement without duct change or disturbance of the building is on the city’s list of work exempt from the asbestos assessment.',
    source: 'S36 Rules of the City of New York, 15 RCNY 1-23',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-23455',
    words: ['is on the city’s exempt list'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'no-4-oil-ban',
    claim: 'From July 1, 2027 no boiler in New York City may burn No. 4 fuel oil.',
    source: 'S138 NYC Council, Int 0470-2022 (bill text); also S139 Columbia Law and S140 Crain’s',
    url: 'https://nyc.legistar.com/MeetingDetail.aspx?GUID=E30957E8-E27D-46D4-BF16-C4520A979D92&ID=980080',
    words: ['no boiler in the city may burn No.\u00a04 oil'],
    checked: '2026-11-21',
    checkAgainBy: '2027-06-01',
  },
  {
    id: 'boiler-annual-inspection',
    claim:
      'Covered low-pressure boilers are inspected once each calendar year, at least six months after the last inspection. Covered are residential buildings of six or more families, mixed-use and commercial buildings and SROs; not five families or fewer.',
    source: 'S112 1 RCNY 103-01; coverage S113 and S114',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-131596',
    words: ['the low-pressure boiler is inspected once each calendar year'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
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
    ],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'small-crane-less-paper',
    claim: 'Some small cranes are exempt from the on-site inspection filing.',
    source: 'S77 NYC DOB, On-Site Inspection Application (older page)',
    url: 'https://www1.nyc.gov/site/buildings/safety/on-site-inspection-application.page',
    words: ['Some small cranes need less paper'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'open-door-cooling',
    claim:
      'Stores in New York City may not run the air conditioning with doors or windows open, with exceptions such as outdoor dining service.',
    source: 'S128 NYC Administrative Code, air-conditioning doors section; also S127 NYC 311',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-36056',
    words: ['City law bars stores from cooling with doors or windows open'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'ptac-sleeve-pitch',
    claim:
      'A wall sleeve sits level side to side and is pitched slightly to the outside, so water does not run into the room.',
    source: 'S57 Amana, wall-sleeve installation guide',
    url: 'https://manuzoid.com/manuals/WBMA6-Amana%20WS900QW%20Installation%20guide',
    words: ['a sleeve that leans into the room'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'state-refrigerant-limit',
    claim:
      'New York State’s Part 494 limit of 700 GWP for refrigerants in new residential and light-commercial AC took effect on January 1, 2026.',
    source:
      'S06 ACHR News and S07 Built Engineers; read DEC’s own page (S156), enforcement after May 2026 is not verified',
    url: 'https://www.builtengineers.com/post/nys-dec-part-494-refrigerant-rules-explained',
    words: ['took effect on January\u00a01, 2026'],
    checked: '2026-11-21',
    checkAgainBy: '2027-03-01',
  },
  {
    id: 'rtu-service-interval',
    claim:
      'Rooftop units are commonly serviced quarterly or twice a year, with filters changed monthly to quarterly.',
    source: 'S74 ACHR News, Rooftop maintenance checked; S75 Contracting Business, Servicing Rooftop Units',
    url: 'https://www.achrnews.com/articles/88774-rooftop-maintenance-checked',
    words: ['Monthly to quarterly', 'many sites are seen every three months'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
  {
    id: 'design-flood-elevation',
    claim:
      'In flood zones a new or substantially improved home must have its lowest floor at or above the design flood elevation.',
    source: 'S109 NYC Building Code Appendix G, G304.1',
    url: 'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCadmin/0-0-0-188665',
    words: ['at or above the design flood elevation'],
    checked: '2026-11-21',
    checkAgainBy: '2027-11-21',
  },
];
