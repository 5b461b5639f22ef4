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
      answer: 'Heat and hot water are the landlord’s to provide. Tell them, then 311.',
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
        'On the machine, the part, the way to it and the trade. Repairs are priced once the fault is found, new equipment after a survey. Nothing starts before you have the figure.',
    },
    {
      topic: 'time',
      question: 'How long do repairs and replacements take?',
      answer:
        'Many repairs end with the visit. A part on order, a permit or a board’s vote adds its own wait, and each service’s page tells which of them to expect.',
    },
    {
      topic: 'who-pays',
      question: 'Tenant, owner or building: who pays?',
      answer:
        'In a rented home the owner provides heat and hot water. In a co-op or condo the bylaws say where your unit ends. In a shop the lease decides.',
    },
    {
      topic: 'permit',
      question: 'Who files the permits?',
      answer:
        'The trade that does the work: a licensed master plumber for gas, a licensed electrician for circuits, an engineer for larger plants. Every scope has their names.',
    },
  ],
  about: [
    {
      topic: 'trades',
      question: 'Do you do gas and plumbing work?',
      answer:
        'It is done by a licensed master plumber or a licensed oil burner installer, whose name is in your scope. We find the fault, plan the job and stay until it is tested.',
    },
    {
      topic: 'license',
      question: 'How do I check a contractor’s license?',
      answer:
        'New York State has none for heating and cooling. For homes the city’s consumer department, DCWP, issues a home improvement license and lists the holders online.',
    },
    {
      topic: 'booking',
      question: 'Why do you ask for a photo of the label?',
      answer:
        'The model number picks the manual, the parts and sometimes the trade. A photo keeps a second trip off your calendar.',
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
        'Each picture hides something that only a visit finds: a route, a flue, a sleeve rusted thin. The written price comes after that.',
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
      question: 'I am a tenant. May I book?',
      answer:
        'For what your lease makes yours, yes. For the building’s heat and hot water tell the landlord first, since we work for the machine’s owner.',
    },
    {
      topic: 'papers',
      question: 'We manage several buildings. How do we start?',
      answer:
        'With one list: addresses, units by floor and line, and the insurance wording of each office. The route is planned from that.',
    },
  ],
};
