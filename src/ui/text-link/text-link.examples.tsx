import { LinkRow, TextLink, TouchLink } from './text-link.tsx';

export const examples = {
  'with an arrow': <TextLink href="#text-link">All services</TextLink>,
  'beside others': (
    <LinkRow>
      <li>
        <TouchLink href="#text-link">Repair</TouchLink>
      </li>
      <li>
        <TouchLink href="#text-link">Replacement</TouchLink>
      </li>
    </LinkRow>
  ),
};
