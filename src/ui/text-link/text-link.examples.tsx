import { TextLink, TouchLink } from './text-link.tsx';

export const examples = {
  'with an arrow': <TextLink href="#text-link">All services</TextLink>,
  'beside others': <TouchLink href="#text-link">Boiler Repair</TouchLink>,
};
