import { CardRows } from './card-rows.tsx';

export const examples = {
  'a row of two and one of three': (
    <CardRows>
      <li data-width="half">The first half</li>
      <li data-width="half">The second half</li>
      <li data-width="third">The first third</li>
      <li data-width="third">The second third</li>
      <li data-width="third">The last third</li>
    </CardRows>
  ),
};
