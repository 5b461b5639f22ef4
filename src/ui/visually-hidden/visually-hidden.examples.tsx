import { VisuallyHidden } from './visually-hidden.tsx';

export const examples = {
  'read, not seen': (
    <p>
      Only a screen reader says what follows.<VisuallyHidden> This is said.</VisuallyHidden>
    </p>
  ),
};
