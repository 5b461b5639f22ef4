import { TwoColumns } from './two-columns.tsx';

export const examples = {
  'two columns': (
    <TwoColumns>
      <p>Have ready</p>
      <p>Who else is needed</p>
    </TwoColumns>
  ),
};
