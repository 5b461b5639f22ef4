import { Lead, NightHead } from './night-head.tsx';

export const examples = {
  'a title and its lead': (
    <NightHead>
      <h1>Boilers</h1>
      <Lead>What drips, bangs or stays cold, and what we do.</Lead>
    </NightHead>
  ),
};
