import { PlusSign } from './plus-sign.tsx';

export const examples = {
  closed: (
    <details>
      <summary>
        Boilers <PlusSign />
      </summary>
    </details>
  ),
  open: (
    <details open>
      <summary>
        Boilers <PlusSign />
      </summary>
    </details>
  ),
};
