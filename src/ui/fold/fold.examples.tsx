import { Fold } from './fold.tsx';

export const examples = {
  'folded on phones': (
    <Fold summary={<h3>Part by part</h3>}>
      <p>What gets checked, in the order of the drawing.</p>
    </Fold>
  ),
};
