import { TextLink } from './text-link.tsx';

export const examples = { 'a link': <TextLink href="#text-link">All services</TextLink> };
