import { LinkTitle } from './link-title.tsx';

export const examples = {
  'two names': (
    <a href="#link-title">
      <LinkTitle note="PTAC">Wall unit</LinkTitle>
    </a>
  ),
};
