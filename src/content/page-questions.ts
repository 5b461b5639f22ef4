import type { Question } from './question-schema.ts';

/** Pages beside services and boroughs, whose questions stand with their other words. */
export type PageWithQuestions = 'home' | 'services' | 'about' | 'portfolio' | 'contact';

/** What visitors of each of these pages ask. */
export const pageQuestions: Readonly<Record<PageWithQuestions, readonly Question[]>> = {
  home: [
    {
      topic: 'cost',
      question: 'What will it cost?',
      answer: 'That depends on the part and the place. You hear the visit fee before you book.',
    },
    {
      topic: 'who-pays',
      question: 'I rent. Do I pay?',
      answer: 'Heat and hot water are the landlord’s to provide. If either fails, tell them, then 311.',
    },
    {
      topic: 'rebate',
      question: 'Are there rebates?',
      answer: 'Some, for heat pumps. The services page has names, sources and dates.',
    },
  ],
  services: [
    {
      topic: 'cost',
      question: 'What does the price of a job depend on?',
      answer:
        'On the machine, the part, the access and the trade that does the work. Repairs are priced once the fault is found, new equipment after a survey. Nothing starts before you have the figure.',
    },
    {
      topic: 'time',
      question: 'How long do repairs and replacements take?',
      answer:
        'Many repairs end with the visit. A part on order, a permit or a board’s vote adds its own wait. Each service’s page says which to expect.',
    },
    {
      topic: 'who-pays',
      question: 'Tenant, owner or building: who pays?',
      answer:
        'In a rented home the owner provides heat and hot water. In a co-op the proprietary lease says what is yours, in a condo the bylaws. In a shop, look in the lease.',
    },
    {
      topic: 'permit',
      question: 'Who files the permits?',
      answer:
        'The trade that does the work: a licensed master plumber for gas, a licensed oil burner installer for oil, a licensed electrician for circuits, an engineer for larger plants. Your written scope has their names.',
    },
  ],
  about: [
    {
      topic: 'trades',
      question: 'Do you do gas and plumbing work?',
      answer:
        'A licensed master plumber does it, or a licensed oil burner installer where oil is burned. Your written scope names them. We find the fault, plan the job and stay until it is tested.',
    },
    {
      topic: 'license',
      question: 'How do I check a contractor’s license?',
      answer:
        'New York State has none for heating and cooling. For work on homes the city’s consumer agency, DCWP, issues a home improvement license. Ask for the number and look it up on the agency’s site.',
    },
    {
      topic: 'booking',
      question: 'Why do you ask for a photo of the label?',
      answer:
        'The model number picks the manual, the parts and sometimes the trade. A photo can save you a second visit.',
    },
  ],
  portfolio: [
    {
      topic: 'choice',
      question: 'Are these real addresses?',
      answer:
        'They are drawn samples of the kind of work we do. Ask on the phone about buildings like yours.',
    },
    {
      topic: 'cost',
      question: 'Could such a job be priced by phone?',
      answer:
        'No. Each picture hides something that only a visit finds: a route, a flue, a sleeve rusted thin. The written price comes after that.',
    },
    {
      topic: 'time',
      question: 'What usually sets the date?',
      answer: 'The lines marked “In the way”. Access, permits and neighbors hold up more jobs than tools do.',
    },
  ],
  contact: [
    {
      topic: 'booking',
      question: 'What should I say on the phone?',
      answer:
        'Where it is, what it does and since when. The label on the machine helps most: read it out, or send a photo.',
    },
    {
      topic: 'who-pays',
      question: 'I am a tenant. Can I book?',
      answer:
        'For a machine that is yours, yes. For the building’s heat or hot water tell the landlord first: only the owner can order work on it.',
    },
    {
      topic: 'papers',
      question: 'We manage several buildings. How do we start?',
      answer:
        'With one list: addresses, units by floor and line, and the insurance wording each office asks for. We plan the route from that.',
    },
  ],
};
