import { RichLine } from './rich-line.tsx';
import { RichText } from './rich-text.tsx';

const hrefOf = () => '#rich-text';

export const examples = {
  paragraphs: (
    <RichText hrefOf={hrefOf} paragraphs={['Steam rises by itself.', 'Water comes back by its weight.']} />
  ),
  'with a link': (
    <RichText hrefOf={hrefOf} paragraphs={['We work on [boilers](service:boiler-repair) all winter.']} />
  ),
  'a hyphenated word': <RichLine hrefOf={hrefOf} text="In a co-op, ask the board first." />,
  'a line': <RichLine hrefOf={hrefOf} text="Steam rises by itself." />,
  'a line with a link': <RichLine hrefOf={hrefOf} text="Back to [all services](page:services)." />,
};
