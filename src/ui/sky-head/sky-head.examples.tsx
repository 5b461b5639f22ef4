import { Lead, SkyHead } from './sky-head.tsx';

export const examples = {
  'a title and its lead': (
    <SkyHead>
      <h1>Boilers</h1>
      <Lead>What drips, bangs or stays cold, and what we do.</Lead>
    </SkyHead>
  ),
};
