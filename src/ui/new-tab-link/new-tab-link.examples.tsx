import { NewTabLink } from './new-tab-link.tsx';

export const examples = {
  'a link': (
    <NewTabLink href="#new-tab-link" note="opens in a new tab">
      The city’s license search
    </NewTabLink>
  ),
};
