import { NumberBadge } from './number-badge.tsx';

export const examples = {
  'one digit': <NumberBadge number={1} />,
  'two digits': <NumberBadge number={14} />,
};
