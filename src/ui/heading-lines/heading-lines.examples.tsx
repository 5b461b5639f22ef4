import { HeadingLines } from './heading-lines.tsx';

export const examples = {
  'one line': <HeadingLines text="Go by what it does" />,
  'two lines': <HeadingLines text={'Find the unit.\nPick the job.'} />,
};
