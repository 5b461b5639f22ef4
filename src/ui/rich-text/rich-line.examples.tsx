import { RichLine } from './rich-line.tsx';

const hrefOf = () => '#rich-line';

export const examples = {
  words: <RichLine hrefOf={hrefOf} text="Steam rises by itself." />,
  'with a link': <RichLine hrefOf={hrefOf} text="Back to [all services](page:services)." />,
};
