import { RichText } from './rich-text.tsx';

export const examples = {
  paragraphs: <RichText paragraphs={['Steam rises by itself.', 'Water comes back by its weight.']} />,
  'with a link': <RichText paragraphs={['We work on [boilers](service:boiler-repair) all winter.']} />,
};
