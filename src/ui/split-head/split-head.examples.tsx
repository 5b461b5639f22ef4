import { SplitHead } from './split-head.tsx';

export const examples = {
  'a heading and a sentence': (
    <SplitHead id="split-head" heading="Who comes to the door">
      Sample names and drawn portraits.
    </SplitHead>
  ),
};
